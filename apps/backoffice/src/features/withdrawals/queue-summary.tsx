import { Box, Paper, Typography } from '@mui/material';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { useQueueCounts } from '../../lib/use-queue-counts.ts';
import { useT } from '../../lib/words.ts';

/** The queue in four numbers. */
export function QueueSummary() {
  const t = useT();
  const { money, number } = useFormat();
  const queue = useQueueCounts()?.withdrawals;
  const overdue = queue?.overdue ?? 0;
  const count = (total: number | undefined) => (total === undefined ? '·' : number(total));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: 1.25,
        mb: 1.5,
      }}
    >
      <Figure
        name={t('in_queue')}
        value={count(queue?.open)}
        mark={overdue > 0 ? t('overdue', { count: overdue }) : ''}
      />
      <Figure name={t('queue_money')} value={queue ? money(queue.open_money) : '·'} />
      <Figure name={t('waits_for_second')} value={count(queue?.states.second_review)} />
      <Figure name={t('paying_now')} value={count(queue?.states.paying)} />
    </Box>
  );
}

function Figure({ name, value, mark = '' }: { name: string; value: string; mark?: string }) {
  return (
    <Paper variant="outlined" sx={{ px: 1.75, py: 1.25, minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1,
          justifyContent: 'space-between',
        }}
      >
        <Typography sx={{ fontSize: 18, lineHeight: '26px', fontWeight: 700, letterSpacing: '-0.02em' }}>
          {value}
        </Typography>
        {mark && (
          <Typography variant="body2" sx={{ color: hues.danger, fontWeight: 600 }}>
            {mark}
          </Typography>
        )}
      </Box>
    </Paper>
  );
}
