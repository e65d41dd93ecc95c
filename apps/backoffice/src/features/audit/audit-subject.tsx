import { useCanAccess } from 'react-admin';
import { QuietLink } from '../../components/quiet-link.tsx';
import type { AuditRow } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

/** What an action was about, with the way there. */
export function AuditSubject({ row }: { row: AuditRow }) {
  const t = useT();
  const { canAccess: mayOpenMembers } = useCanAccess({ resource: 'members', action: 'list' });
  switch (row.subject_type) {
    case 'case':
      return <QuietLink to={`/cases/${row.subject_id}`}>{t('case')}</QuietLink>;
    case 'withdrawal':
      return <QuietLink to={`/withdrawals/${row.subject_id}`}>{t('withdrawal')}</QuietLink>;
    case 'member':
      if (row.subject_id === '') return <>{t('room_members')}</>;
      return mayOpenMembers ? (
        <QuietLink to={`/members/${row.subject_id}`}>{t('member')}</QuietLink>
      ) : (
        t('member')
      );
    case 'staff':
      return <>{t('staff_account')}</>;
    case 'staff_session':
      return <>{t('staff_session')}</>;
    default:
      return <>{row.subject_type}</>;
  }
}
