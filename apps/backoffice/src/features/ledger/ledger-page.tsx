import { Box } from '@mui/material';
import { useNavigate, useParams } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Room } from '../../components/room.tsx';
import { useT } from '../../lib/words.ts';
import { CausePart } from './cause-part.tsx';
import { MethodsPart } from './methods-part.tsx';
import { MovementsPart } from './movements-part.tsx';
import { PspPart } from './psp-part.tsx';

const parts = { movements: MovementsPart, psp: PspPart, methods: MethodsPart } as const;
type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

/** The ledger: its movements, the institution's Pix beside them, the ways to pay, or one cause; which of them stands in the address. */
export function LedgerPage() {
  const t = useT();
  const navigate = useNavigate();
  const { id = 'movements' } = useParams();
  if (/^[0-9a-f-]{36}$/i.test(id))
    return (
      <Room name="ledger">
        <CausePart reference={id} />
      </Room>
    );
  const part = names.find((name) => name === id);
  if (!part) return <NotFoundPage />;
  const Part = parts[part];
  return (
    <Room name="ledger">
      <PageHead title={t(`ledger_${part}`)} hint={t(`ledger_${part}_hint`)} />
      <Box sx={{ mb: 2 }}>
        <ChoiceChips
          label={t('ledger_parts')}
          value={part}
          choices={names.map((value) => ({ value, text: t(`ledger_${value}`) }))}
          onChange={(next) => navigate(next === 'movements' ? '/ledger' : `/ledger/${next}`)}
        />
      </Box>
      <Part key={part} />
    </Room>
  );
}
