/** What closes a dialog that somebody writes in: its button and Escape, but no click beside it, and nothing while it is at work. */
export const closingBy = (isBusy: boolean, onClose: () => void) => (_event: object, reason: string) => {
  if (!isBusy && reason !== 'backdropClick') onClose();
};
