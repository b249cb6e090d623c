/** What the framed call page tells the page around it when Escape is pressed; it carries nothing of the visitor. */
export const closeMessage = 'receptionist-call:close';
