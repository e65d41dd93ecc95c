import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { leavingUnsaved, useUnsavedDraft } from '../lib/unsaved.ts';
import { useAttempt } from '../lib/use-attempt.ts';
import { useT } from '../lib/words.ts';
import { closingBy } from './closing-by.ts';

const reasonLengthMax = 200;

export interface DecisionDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  readonly tone: 'success' | 'error' | 'primary';
  /** The label of the reason that must be given; none is asked for without it. */
  readonly reasonLabel?: string;
  /** False while something is missing that only the page can tell. */
  readonly isReady?: boolean;
  /** What else is being written: nobody loses it without being asked. */
  readonly draft?: unknown;
  readonly onDecide: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks once more before something that counts; stays open, with the server's words, when it is refused, and to be read when somebody was faster. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, children, action, tone, reasonLabel, isReady = true, onDecide, onClose } = props;
  const t = useT();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const { attempt, isBusy, isOvertaken, problem, setProblem } = useAttempt();
  const isChanged = useUnsavedDraft([props.draft, reason]);
  const needsReason = reasonLabel !== undefined;

  const decide = async (event: FormEvent) => {
    event.preventDefault();
    if (needsReason && reason.trim() === '') {
      setProblem(t('reason_needed'));
      return;
    }
    if (await attempt(() => onDecide(reason.trim()))) onClose();
  };

  return (
    <Dialog
      open
      onClose={closingBy(isBusy, () => leavingUnsaved(onClose, isChanged && !isOvertaken))}
      aria-labelledby={titleId}
    >
      <form onSubmit={decide} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pb: 1.5 }}>
          <Typography component="div">{children}</Typography>
          {problem && <Alert severity="error">{problem}</Alert>}
          {needsReason && !isOvertaken && (
            <TextField
              label={reasonLabel}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              multiline
              minRows={3}
              // What stands above it is filled in first.
              autoFocus={props.draft === undefined}
              required
              helperText={`${reason.length}/${reasonLengthMax}`}
              slotProps={{ htmlInput: { maxLength: reasonLengthMax } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {isOvertaken ? t('close') : t('cancel')}
          </Button>
          {!isOvertaken && (
            <Button
              type="submit"
              variant="contained"
              color={tone}
              disabled={isBusy || !isReady}
              autoFocus={!needsReason}
            >
              {isBusy ? t('working') : action}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
