/** Posted by the embedded call page when Escape is pressed. It contains no visitor data. */
export const closeMessage = 'receptionist-call:close';
