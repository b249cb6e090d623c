/** The texts of /forget, before and after this browser forgets its visitor. */
export const forgetTexts = {
  setup: 'This browser forgets every setup that isn’t finished, with all you typed. You can’t undo this.',
  receptionist:
    'This browser forgets your receptionist: its number, what you told us, your checklist and your trial, and any setup you haven’t finished. You can’t undo this. The receptionist itself stays as it is.',
  linkFirst:
    'To come back to it later, here or on another device, save its owner’s link first. Without it, you’d have to call or write to us.',
  after:
    'This browser no longer knows your setup or your receptionist. Your receptionist stays as it is. To change it again, use its owner’s link, or write or call us.',
} as const;
