import { useCanAccess } from 'react-admin';
import { QuietLink } from '../../components/quiet-link.tsx';
import type { AuditRow } from '../../lib/api.ts';
import { wordsOf } from '../../lib/language.ts';
import { useT } from '../../lib/words.ts';

/** What an action was about, with the way there. */
export function AuditSubject({ row }: { row: AuditRow }) {
  const t = useT();
  const { canAccess: mayOpenMembers } = useCanAccess({ resource: 'members', action: 'list' });
  // A list is about nobody in particular.
  if (row.subject_id === '' && row.is_look)
    return row.subject_type === 'member' ? t('room_members') : '\u2013';
  switch (row.subject_type) {
    case 'case':
      return <QuietLink to={`/cases/${row.subject_id}`}>{t('case')}</QuietLink>;
    case 'conversation':
      return <>{t('support_conversation')}</>;
    case 'withdrawal':
      return <QuietLink to={`/withdrawals/${row.subject_id}`}>{t('withdrawal')}</QuietLink>;
    case 'member':
      return mayOpenMembers ? (
        <QuietLink to={`/members/${row.subject_id}`}>{t('member')}</QuietLink>
      ) : (
        t('member')
      );
    case 'chat_message':
      return <>{t('chat_message')}</>;
    case 'chat_rain':
      return <>{t('chat_rain_staff')}</>;
    case 'adjustment':
      return <QuietLink to="/requests">{t('request_adjustment')}</QuietLink>;
    case 'audit':
      return <>{t('subject_audit')}</>;
    case 'staff':
      return <>{t('staff_account')}</>;
    case 'staff_session':
      return <>{t('staff_session')}</>;
    default:
      return (
        <>
          {[wordsOf(`subject_${row.subject_type}`) ?? row.subject_type, nameOf(row)]
            .filter(Boolean)
            .join(' · ')}
        </>
      );
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Which of its kind it was, by its name here or by its code; nothing for what only has a number. */
function nameOf({ subject_type: type, subject_id: id }: AuditRow): string {
  if (id === '' || uuid.test(id)) return '';
  return (type === 'promotion' ? wordsOf(`promo_${id}`) : null) ?? id;
}
