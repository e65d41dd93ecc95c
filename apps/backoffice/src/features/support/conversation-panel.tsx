import type { DataOf, support } from '@arara/contract';
import { type LanguageCode, languages } from '@arara/phrases/languages';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef } from 'react';
import { useDataProvider, useGetOne, useLocale, useNotify, useRefresh } from 'react-admin';
import { usePageTitle } from '../../components/page-head.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPanel } from '../../components/record-panel.tsx';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { steadily } from '../../lib/steady-refresh.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useT } from '../../lib/words.ts';
import { useDraft } from './use-draft.ts';

type Thread = DataOf<typeof support.staffSupportGet>;

/** Languages of the site whose codes are their own. */
const tags: Record<string, string> = { cn: 'zh-Hans', ch: 'zh-Hant', msa: 'ms' };

/** How often somebody who has it open hears of what the member writes. */
const freshEveryMs = 4000;

/** One conversation: what was said, and where one answers. */
export function ConversationPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const asked = useGetOne<Thread>('conversation', { id }, { refetchInterval: steadily(freshEveryMs) });
  const { data } = asked;
  usePageTitle(data?.account ?? t('support_conversation'));
  return (
    <RecordPanel
      asked={asked}
      onClose={onClose}
      head={
        <Typography variant="h1" sx={{ fontSize: 18 }}>
          {data ? <QuietLink to={`/members/${data.member_id}`}>{data.account}</QuietLink> : ''}
        </Typography>
      }
    >
      {(thread) => <Whole thread={thread} />}
    </RecordPanel>
  );
}

function Whole({ thread }: { thread: Thread }) {
  const t = useT();
  const { moment } = useFormat();
  const end = useRef<HTMLDivElement>(null);
  const lastId = thread.items.at(-1)?.id;
  useEffect(() => {
    if (lastId !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [lastId]);
  const locale = languages[useLocale() as LanguageCode].locale;
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(tags[thread.lang] ?? thread.lang);
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('support_writes_in', { language: language ?? thread.lang })}
      </Typography>
      <Box
        component="ol"
        aria-label={t('support_conversation')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, alignContent: 'start', flex: 1 }}
      >
        {thread.items.map((message) => {
          const isTeam = message.staff_email !== '';
          return (
            <Box
              component="li"
              key={message.id}
              sx={{
                justifySelf: isTeam ? 'end' : 'start',
                maxWidth: '88%',
                px: 1.5,
                py: 1,
                borderRadius: '14px',
                // Where the thread is the whole page it stands on the page's own grey.
                bgcolor: isTeam ? hues.linkSoft : { xs: hues.surface, lg: hues.page },
              }}
            >
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {message.text}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {isTeam ? message.staff_email : t('support_theirs')} · {moment(message.at)}
                {isTeam && ` · ${t(message.is_read ? 'support_read' : 'support_not_read')}`}
              </Typography>
            </Box>
          );
        })}
        <div ref={end} />
      </Box>
      <Answer thread={thread} />
    </Box>
  );
}

function Answer({ thread }: { thread: Thread }) {
  const t = useT();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const { text, write, sent } = useDraft(thread.id);
  const { attempt, isBusy, problem } = useAttempt();
  const decide = async (data: object) => {
    await dataProvider.update('conversation', { id: thread.id, data, previousData: { id: thread.id } });
    refresh();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await attempt(() => decide({ decision: 'answer', text }))) sent(text);
  };
  const close = async () => {
    if (await attempt(() => decide({ decision: 'close' })))
      notify(t('support_closed_now'), { type: 'success' });
  };
  return (
    <Box
      component="form"
      onSubmit={send}
      sx={{
        position: 'sticky',
        bottom: { xs: 76, md: 0 },
        display: 'grid',
        gap: 1,
        py: 1.5,
        mt: 1.5,
        bgcolor: { xs: hues.page, lg: 'background.paper' },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        multiline
        minRows={2}
        maxRows={8}
        label={t('support_answer')}
        value={text}
        onChange={(event) => write(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Button onClick={() => void close()} disabled={isBusy || thread.state === 'closed'}>
          {t(thread.state === 'closed' ? 'support_closed_now' : 'support_close')}
        </Button>
        <Button type="submit" variant="contained" color="primary" disabled={isBusy || text.trim() === ''}>
          {isBusy ? t('working') : t('support_send')}
        </Button>
      </Box>
    </Box>
  );
}
