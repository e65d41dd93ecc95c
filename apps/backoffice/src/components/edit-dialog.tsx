import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { leavingUnsaved, useUnsavedDraft } from '../lib/unsaved.ts';
import type { useEditOf } from '../lib/use-edit.ts';
import { useT } from '../lib/words.ts';
import { closingBy } from './closing-by.ts';
import { EditField } from './edit-field.tsx';

interface EditDialogProps {
  readonly title: string;
  readonly edit: Pick<ReturnType<typeof useEditOf>, 'isBusy' | 'problems'>;
  /** What its button says; to save, without it. */
  readonly action?: string;
  /** What is being written: nobody loses it without being asked. */
  readonly draft: unknown;
  readonly width?: 'sm' | 'md';
  /** The label of the reason that must be given; none is asked for without it. */
  readonly reasonLabel?: string;
  /** False while something is missing. */
  readonly isReady?: boolean;
  /** To look at: nothing can be changed, and there is nothing to save. */
  readonly isReadOnly?: boolean;
  /** Who edited it last. */
  readonly edited?: string;
  /** Gives true once it is saved. */
  readonly onSave: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Edits something over the page; stays open, with the server's words, until it is saved or given up. */
export function EditDialog(props: EditDialogProps) {
  const { title, edit, action, width = 'sm', reasonLabel, isReady = true, edited, onSave, onClose } = props;
  const { isReadOnly = false } = props;
  const { isBusy, problems } = edit;
  const t = useT();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const isChanged = useUnsavedDraft([props.draft, reason]);
  // What is wrong in all stands above a form that may be longer than the screen.
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.message) told.current?.scrollIntoView({ block: 'nearest' });
  }, [problems]);
  const isExplained = reasonLabel === undefined || reason.trim() !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSave(reason.trim())) onClose();
  };
  return (
    <Dialog
      open
      onClose={closingBy(isBusy, () => leavingUnsaved(onClose, isChanged))}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={width}
    >
      {/* The buttons stay in sight however long the form is. */}
      <form onSubmit={submit} noValidate style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: '8px !important' }}
        >
          {problems.message && (
            <Alert ref={told} severity="error" sx={{ scrollMargin: '16px' }}>
              {problems.message}
            </Alert>
          )}
          {isReadOnly ? (
            <Box
              component="fieldset"
              disabled
              sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 2 }}
            >
              {props.children}
            </Box>
          ) : (
            props.children
          )}
          {reasonLabel && !isReadOnly && (
            <EditField
              name="reason"
              label={reasonLabel}
              value={reason}
              problems={problems}
              onChange={setReason}
              required
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          )}
          {edited && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {edited}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {t(isReadOnly ? 'close' : 'cancel')}
          </Button>
          {!isReadOnly && (
            <Button
              type="submit"
              variant="contained"
              color="primary"
              disabled={isBusy || !isReady || !isExplained}
            >
              {isBusy ? t('working') : (action ?? t('save'))}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
