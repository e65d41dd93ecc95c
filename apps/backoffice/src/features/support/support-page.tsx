import type { DataOf, support } from '@arara/contract';
import { Box } from '@mui/material';
import { useMatch, useNavigate } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { RoomBeside } from '../../components/room-beside.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { useChoice } from '../../lib/use-address.ts';
import { useCountText, useQueueCounts } from '../../lib/use-queue-counts.ts';
import { useMarkedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { ConversationPanel } from './conversation-panel.tsx';

type Conversation = DataOf<typeof support.staffSupport>['items'][number];
const states = ['waiting', 'open', 'closed'] as const;
type State = (typeof states)[number];

/** Conversations with members, who waits longest first, and the one that is open. */
export function SupportPage() {
  const t = useT();
  const navigate = useNavigate();
  const openId = useMatch({ path: '/support/:id' })?.params.id;
  const { value: state, choose, search } = useChoice('state', states, 'waiting');
  const close = () => navigate({ pathname: '/support', search });
  const counts = useQueueCounts();
  const countText = useCountText();
  const waiting = counts?.support == null ? undefined : countText(counts.support, counts.counted_to);
  return (
    <RoomBeside
      name="support"
      openedLabel={t('support_conversation')}
      onClose={close}
      openId={openId}
      opened={openId ? <ConversationPanel key={openId} id={openId} onClose={close} /> : null}
    >
      <PageHead title={t('support_title')} hint={t('support_hint')} />
      <Box sx={{ mb: 1.5 }}>
        <ChoiceChips
          label={t('state')}
          value={state}
          choices={states.map((value) => ({
            value,
            text: t(`support_${value}`),
            count: value === 'waiting' ? waiting : undefined,
          }))}
          onChange={choose}
        />
      </Box>
      <Conversations
        key={state}
        state={state}
        openId={openId}
        onOpen={(id) => navigate({ pathname: `/support/${id}`, search })}
      />
    </RoomBeside>
  );
}

interface ConversationsProps {
  readonly state: State;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

function Conversations({ state, openId, onOpen }: ConversationsProps) {
  const t = useT();
  const { moment } = useFormat();
  const list = useMarkedRecords<Conversation>('conversations', {
    filter: { state },
    everyMs: 5000,
    isKept: true,
  });
  const last = (row: Conversation) => (
    <Box sx={{ maxWidth: 420 }}>
      <TwoLines
        top={row.last_text}
        below={`${row.is_last_theirs ? t('support_theirs') : t('support_team')} · ${moment(row.last_at)}`}
      />
    </Box>
  );
  const fresh = (row: Conversation) =>
    row.unanswered > 0 ? <Tag tone="warn">{t('support_new', { count: row.unanswered })}</Tag> : null;
  const columns: readonly Column<Conversation>[] = [
    { key: 'member', head: t('member'), cell: (row) => <b>{row.account}</b> },
    { key: 'last', head: t('support_last'), cell: last },
    {
      key: 'waits',
      head: t('support_waits'),
      cell: (row) => <NoWrap>{row.waits_since ? moment(row.waits_since) : '–'}</NoWrap>,
    },
    { key: 'new', head: '', isNumber: true, cell: fresh },
  ];
  return (
    <RecordPages
      label={t('support_title')}
      columns={openId ? columns.filter(({ key }) => key !== 'waits') : columns}
      list={list}
      empty={t('support_none')}
      openId={openId}
      onOpen={(row) => onOpen(row.id)}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <b>{row.account}</b>
            {fresh(row)}
          </Box>
          {last(row)}
        </Box>
      )}
    />
  );
}
