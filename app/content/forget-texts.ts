/** The texts of /forget, before and after this browser forgets its visitor. */
export const forgetTexts = {
  before:
    'This browser remembers your setup and your receptionist. On a shared computer, clear that when you’re done. Your receptionist stays as it is.',
  after:
    'This browser no longer knows your setup or your receptionist. Your receptionist stays as it is. To change it again, use the browser that created it, or its owner’s link.',
} as const;
