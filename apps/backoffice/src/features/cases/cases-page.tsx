import { Box, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Room } from '../../components/room.tsx';
import type { AbuseCase } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';
import { CasePanel } from './case-panel.tsx';
import { CaseTable } from './case-table.tsx';

const states = ['open', 'closed', 'dismissed'] as const;

/** What looks like abuse, and beside it, or instead of it on a small screen, the case that is open. */
export function CasesPage() {
  const t = useT();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 1200px)');
  const openId = useMatch({ path: '/cases/:id' })?.params.id;
  const [state, setState] = useState<AbuseCase['state']>('open');
  const close = () => navigate('/cases');
  if (openId && !isWide) {
    return (
      <Room name="cases">
        <CasePanel key={openId} id={openId} onClose={close} />
      </Room>
    );
  }
  const list = (
    <Room name="cases">
      <PageHead title={t('cases_title')} hint={t('cases_hint')} />
      <Box sx={{ mb: 1.5 }}>
        <ChoiceChips
          label={t('state')}
          value={state}
          choices={states.map((value) => ({ value, text: t(`case_${value}`) }))}
          onChange={setState}
        />
      </Box>
      <CaseTable key={state} state={state} openId={openId} onOpen={(id) => navigate(`/cases/${id}`)} />
    </Room>
  );
  if (!openId) return list;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 416px' }}>
      {list}
      <Box
        component="aside"
        aria-label={t('case')}
        sx={{
          position: 'sticky',
          top: 0,
          height: '100dvh',
          overflowY: 'auto',
          display: 'flex',
          flexDirection: 'column',
          px: 2.5,
          pt: 2.25,
          bgcolor: 'background.paper',
          borderLeft: 1,
          borderColor: 'divider',
        }}
      >
        <CasePanel key={openId} id={openId} onClose={close} />
      </Box>
    </Box>
  );
}
