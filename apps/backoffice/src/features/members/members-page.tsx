import { Box, Button } from '@mui/material';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-admin';
import { PageHead } from '../../components/page-head.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { Room } from '../../components/room.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { Member } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { usePersonName } from '../../lib/person-name.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useSearchedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { memberFilter } from './member-filter.ts';
import { MemberTag } from './member-tag.tsx';
import { useRoundJump } from './use-round-jump.ts';

/** Members by whatever they are known by, or those of one device; a round's id leads to the round. */
export function MembersPage() {
  const { said } = useAddress();
  const device = { ip: said.get('ip'), device: said.get('device') };
  return (
    <Room name="members">
      <Members key={JSON.stringify(device)} device={device} />
    </Room>
  );
}

/** Null for whatever address, or whatever device. */
type DeviceAsked = Readonly<Record<'ip' | 'device', string | null>>;

function Members({ device: asked }: { device: DeviceAsked }) {
  const t = useT();
  const { money, day } = useFormat();
  const navigate = useNavigate();
  const jumpToRound = useRoundJump();
  const device = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));
  const isOfDevice = Object.keys(device).length > 0;
  // Every look at this list is recorded: it is not asked for again just because the window came forward.
  const { searchFor, ...list } = useSearchedRecords<Member>(
    'members',
    { isRecorded: true, filter: device },
    memberFilter,
  );
  const search = useCallback(
    (text: string) => {
      searchFor(text);
      void jumpToRound(text);
    },
    [searchFor, jumpToRound],
  );
  const nameOf = usePersonName();
  const columns: readonly Column<Member>[] = [
    { key: 'member', head: t('member'), cell: (row) => <TwoLines top={nameOf(row)} below={row.account} /> },
    { key: 'cpf', head: t('cpf'), cell: (row) => row.cpf_masked || '\u2013' },
    { key: 'phone', head: t('phone'), cell: (row) => row.phone_masked || '\u2013' },
    { key: 'money', head: t('cash_now'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    { key: 'deposits', head: t('total_deposits'), isNumber: true, cell: (row) => money(row.total_deposits) },
    { key: 'since', head: t('member_since'), cell: (row) => day(row.created_at) },
    { key: 'status', head: t('state'), cell: (row) => <MemberTag member={row} /> },
  ];
  return (
    <>
      <PageHead title={t('members_title')} hint={t('members_hint')}>
        {!isOfDevice && (
          <SearchField label={t('members_search')} onSearch={search} first={list.search} lengthMax={200} />
        )}
      </PageHead>
      {isOfDevice && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {t('members_of_device', { device: [asked.device, asked.ip].filter(Boolean).join(' · ') })}
          </Box>
          <Button startIcon={<X size={16} />} onClick={() => navigate('/members')} sx={{ flexShrink: 0 }}>
            {t('members_all')}
          </Button>
        </Box>
      )}
      <RecordPages
        label={t('members_title')}
        columns={columns}
        list={list}
        empty={t('members_empty')}
        onOpen={(row) => navigate(`/members/${row.id}`)}
        phoneRow={(row) => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <TwoLines top={nameOf(row)} below={[row.account, row.phone_masked].filter(Boolean).join(' · ')} />
            <TwoLines top={money(row.money)} below={<MemberTag member={row} />} align="right" />
          </Box>
        )}
      />
    </>
  );
}
