/** Sent by the framed call page when Escape is pressed; it carries nothing of the visitor. */
export const closeMessage = 'receptionist-call:close';
