import { Box, Paper, Typography } from '@mui/material';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';
import { useQueueSums } from './use-queue-sums.ts';

/** The queue in four numbers. */
export function QueueSummary() {
  const t = useT();
  const { money, number } = useFormat();
  const open = useQueueSums('open');
  const second = useQueueSums('second_review');
  const paying = useQueueSums('paying');
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
        value={count(open.total)}
        mark={open.overdue > 0 ? t('overdue', { count: open.overdue }) : ''}
      />
      <Figure name={t('queue_money')} value={open.totalMoney ? money(open.totalMoney) : '·'} />
      <Figure name={t('waits_for_second')} value={count(second.total)} />
      <Figure name={t('paying_now')} value={count(paying.total)} />
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
