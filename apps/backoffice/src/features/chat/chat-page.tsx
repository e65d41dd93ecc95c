import { Box } from '@mui/material';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Room } from '../../components/room.tsx';
import { useChoice } from '../../lib/use-address.ts';
import { useT } from '../../lib/words.ts';
import { MutedTable } from './muted-table.tsx';
import { RainAction } from './rain-action.tsx';
import { ReportTable } from './report-table.tsx';
import { WrittenTable } from './written-table.tsx';

const views = ['reports', 'written', 'muted', 'closed'] as const;

/** The chat as staff sees it: reports that wait, what is written, who may not write; and rain. */
export function ChatPage() {
  const t = useT();
  const { value: view, choose } = useChoice('view', views, 'reports');
  return (
    <Room name="chat">
      <PageHead title={t('chat_title')} hint={t('chat_hint')}>
        <RainAction />
      </PageHead>
      <Box sx={{ mb: 1.5 }}>
        <ChoiceChips
          label={t('chat_view')}
          value={view}
          choices={views.map((value) => ({ value, text: t(`chat_${value}`) }))}
          onChange={choose}
        />
      </Box>
      {view === 'reports' && <ReportTable key="open" state="open" />}
      {view === 'closed' && <ReportTable key="closed" state="closed" />}
      {view === 'written' && <WrittenTable />}
      {view === 'muted' && <MutedTable />}
    </Room>
  );
}
