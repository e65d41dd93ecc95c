import { Box } from '@mui/material';
import { useMatch, useNavigate } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RoomBeside } from '../../components/room-beside.tsx';
import { useChoice } from '../../lib/use-address.ts';
import { useT } from '../../lib/words.ts';
import { CasePanel } from './case-panel.tsx';
import { CaseTable } from './case-table.tsx';

const states = ['open', 'closed', 'dismissed'] as const;

/** What looks like abuse, and the case that is open. */
export function CasesPage() {
  const t = useT();
  const navigate = useNavigate();
  const openId = useMatch({ path: '/cases/:id' })?.params.id;
  const { value: state, choose, search } = useChoice('state', states, 'open');
  const close = () => navigate({ pathname: '/cases', search });
  return (
    <RoomBeside
      name="cases"
      openedLabel={t('case')}
      onClose={close}
      openId={openId}
      opened={openId ? <CasePanel key={openId} id={openId} onClose={close} /> : null}
    >
      <PageHead title={t('cases_title')} hint={t('cases_hint')} />
      <Box sx={{ mb: 1.5 }}>
        <ChoiceChips
          label={t('state')}
          value={state}
          choices={states.map((value) => ({ value, text: t(`case_${value}`) }))}
          onChange={choose}
        />
      </Box>
      <CaseTable
        key={state}
        state={state}
        openId={openId}
        onOpen={(id) => navigate({ pathname: `/cases/${id}`, search })}
      />
    </RoomBeside>
  );
}
