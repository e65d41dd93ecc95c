import { staffCare } from '@arara/contract';
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useCanAccess, useGetList, useNotify, useRefresh } from 'react-admin';
import { EmptyState } from '../../components/empty-state.tsx';
import { Failure } from '../../components/failure.tsx';
import { api, type MemberNote, wordsOf } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useUnsaved } from '../../lib/unsaved.ts';
import { unsent } from '../../lib/unsent.ts';
import { useT } from '../../lib/words.ts';

const notesShown = 50;

/** What staff wrote about a member, newest first. */
export function Notes({ memberId }: { memberId: string }) {
  const t = useT();
  const { moment } = useFormat();
  const { canAccess } = useCanAccess({ resource: 'members', action: 'note' });
  const { data, error, refetch } = useGetList<MemberNote>(
    'notes',
    { filter: { member_id: memberId }, pagination: { page: 1, perPage: notesShown } },
    { refetchOnWindowFocus: false },
  );
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('notes')}
      </Typography>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      <Paper variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
        {canAccess && <WriteNote memberId={memberId} />}
        {data?.length === 0 && <EmptyState title={t('notes_none')} />}
        {data?.map((note) => (
          <Box key={note.id}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note.staff_email} · {moment(note.created_at)}
            </Typography>
          </Box>
        ))}
      </Paper>
    </section>
  );
}

function WriteNote({ memberId }: { memberId: string }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useUnsaved(text.trim() !== '');
  const write = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      await api(staffCare.staffMemberNote, { id: memberId, text });
      setText((now) => unsent(text, now));
      refresh();
    } catch (error) {
      notify(wordsOf(error) ?? t('network'), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Box component="form" onSubmit={write} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <TextField
        fullWidth
        multiline
        size="small"
        label={t('note_write')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Button
        type="submit"
        variant="contained"
        color="primary"
        disabled={isBusy || text.trim() === ''}
        sx={{ minHeight: 40 }}
      >
        {t('note_add')}
      </Button>
    </Box>
  );
}
