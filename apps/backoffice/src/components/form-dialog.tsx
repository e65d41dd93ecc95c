import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { leavingUnsaved, useUnsavedDraft } from '../lib/unsaved.ts';
import { useAttempt } from '../lib/use-attempt.ts';
import { useT } from '../lib/words.ts';
import { closingBy } from './closing-by.ts';

interface FormDialogProps {
  readonly title: string;
  /** What its button says. */
  readonly action: string;
  /** There is nothing left to send, only to read. */
  readonly isDone: boolean;
  /** What is being written: nobody loses it without being asked. */
  readonly draft?: unknown;
  readonly onSubmit: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form over the page; stays open, with the server's words, when it is refused, and to show what came of it. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, isDone, draft = null, onSubmit, onClose, children } = props;
  const t = useT();
  const titleId = useId();
  const isChanged = useUnsavedDraft(draft);
  const { attempt, isBusy, problem } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(onSubmit);
  };
  return (
    <Dialog
      open
      onClose={closingBy(isBusy, () => leavingUnsaved(onClose, isChanged))}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {isDone ? t('close') : t('cancel')}
          </Button>
          {!isDone && (
            <Button type="submit" variant="contained" color="primary" disabled={isBusy}>
              {isBusy ? t('working') : action}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
