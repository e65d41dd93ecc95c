import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { staffToken } from '../../lib/api.ts';
import { askToLeave, guardTheTab, isUnsaved, useUnsavedQuestion } from '../../lib/unsaved.ts';
import { useT } from '../../lib/words.ts';

/** Asks before a page is left on which something is not saved. The router takes one blocker: it stands here for all pages. */
export function UnsavedDialog() {
  const t = useT();
  const question = useUnsavedQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // What a page keeps in its address leaves nothing; a session that has ended has nowhere to save.
      currentLocation.pathname !== nextLocation.pathname && isUnsaved() && staffToken() !== null,
  );
  useEffect(guardTheTab, []);
  // Another one with each step that is held back, even when the one before was let go of a moment ago.
  useEffect(() => {
    if (blocker.state === 'blocked')
      askToLeave(
        () => blocker.proceed?.(),
        () => blocker.reset?.(),
      );
  }, [blocker]);
  if (!question) return null;
  return (
    <Dialog open onClose={question.stay} aria-labelledby="unsaved" aria-describedby="unsaved-text">
      <DialogTitle id="unsaved">{t('unsaved_title')}</DialogTitle>
      <DialogContent>
        <Typography id="unsaved-text">{t('unsaved_text')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={question.leave}>
          {t('unsaved_leave')}
        </Button>
        <Button variant="contained" color="primary" onClick={question.stay} autoFocus>
          {t('unsaved_stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
