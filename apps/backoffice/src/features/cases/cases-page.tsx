import { Box } from '@mui/material';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RoomBeside } from '../../components/room-beside.tsx';
import type { AbuseCase } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';
import { CasePanel } from './case-panel.tsx';
import { CaseTable } from './case-table.tsx';

const states = ['open', 'closed', 'dismissed'] as const;

/** What looks like abuse, and the case that is open. */
export function CasesPage() {
  const t = useT();
  const navigate = useNavigate();
  const openId = useMatch({ path: '/cases/:id' })?.params.id;
  const [state, setState] = useState<AbuseCase['state']>('open');
  return (
    <RoomBeside
      name="cases"
      openedLabel={t('case')}
      opened={openId ? <CasePanel key={openId} id={openId} onClose={() => navigate('/cases')} /> : null}
    >
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
    </RoomBeside>
  );
}
