import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useCallback } from 'react';
import { useGetList, useNavigate } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { MarkedPager } from '../../components/marked-pager.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useMovementName } from '../../lib/movement-name.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useT } from '../../lib/words.ts';
import type { Movement, MovementsMeta } from './ledger-data.ts';
import { MovementTable } from './movement-table.tsx';

interface Narrowed {
  readonly search: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
}

/** Movements by what they are of, by kind and by days; one opens its cause. */
export function MovementsPart() {
  const t = useT();
  const { said, say, searchedFor } = useAddress();
  const narrowed: Narrowed = {
    search: searchedFor || (said.get('search') ?? ''),
    kind: said.get('kind') ?? '',
    from: said.get('from') ?? '',
    to: said.get('to') ?? '',
  };
  const narrow = (part: Partial<Narrowed>) => say({ ...part, after: null });
  const { search, from, to } = narrowed;
  /** It ends before it begins. */
  const isTurned = from !== '' && to !== '' && to < from;
  const searchFor = useCallback(
    (text: string) => {
      // What a link has brought along in the address is taken over once.
      if (text !== search) say({ search: null, after: null }, text);
    },
    [say, search],
  );
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={narrowed[name]}
      error={isTurned && name === 'to'}
      helperText={isTurned && name === 'to' ? t('ledger_days_turned') : undefined}
      onChange={(event) => narrow({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 160 }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.75 }}>
        <SearchField label={t('ledger_search')} onSearch={searchFor} first={narrowed.search} />
        <KindChoice kind={narrowed.kind} onKind={(kind) => narrow({ kind })} />
        {day('from', t('ledger_from_day'))}
        {day('to', t('ledger_to_day'))}
      </Box>
      {!isTurned && <Found key={JSON.stringify(narrowed)} narrowed={narrowed} />}
    </Box>
  );
}

function KindChoice({ kind, onKind }: { kind: string; onKind: (kind: string) => void }) {
  const t = useT();
  const kindName = useMovementName();
  const { data = [] } = useGetList<{ id: string }>('movement_kinds', {}, { staleTime: 60_000 });
  return (
    <TextField
      select
      size="small"
      label={t('ledger_kind')}
      value={kind}
      onChange={(event) => onKind(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 240 } }}
    >
      <MenuItem value="">{t('ledger_all_kinds')}</MenuItem>
      {data.map(({ id }) => (
        <MenuItem key={id} value={id}>
          {kindName(id)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Found({ narrowed }: { narrowed: Narrowed }) {
  const t = useT();
  const navigate = useNavigate();
  const { said, say } = useAddress();
  const marks = said.getAll('after');
  const after = marks.at(-1);
  const filter = Object.fromEntries(
    Object.entries({ ...narrowed, after: after ?? '' }).filter(([, value]) => value !== ''),
  );
  const { data, meta, error, refetch, isPlaceholderData } = useGetList<Movement>(
    'movements',
    { filter: { ...filter, page_size: 25 } },
    { placeholderData: (before) => before, refetchOnWindowFocus: false },
  );
  const told: MovementsMeta | undefined = meta;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {told?.member && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('ledger_of_member', { account: told.member.account })}
        </Typography>
      )}
      <MovementTable
        label={t('ledger_movements')}
        movements={data}
        // What is rare is looked for a part at a time.
        empty={t(told?.next ? 'ledger_look_on' : 'ledger_empty')}
        onOpen={(row) => navigate(`/ledger/${row.reference}`)}
        foot={
          <MarkedPager
            marks={marks}
            next={told?.next ?? null}
            isWaiting={isPlaceholderData}
            onMarks={(after) => say({ after })}
          />
        }
      />
    </>
  );
}
