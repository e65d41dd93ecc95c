import { Tag } from '../../components/tag.tsx';
import type { Member } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

const tones = { active: 'good', frozen: 'warn', blacklisted: 'bad', closed: 'neutral' } as const;

/** Whether a member may come in, whether it is a demo account, and whether anybody is known by it. */
export function MemberTag({ member }: { member: Pick<Member, 'status' | 'is_demo' | 'erased_at'> }) {
  const t = useT();
  return (
    <>
      <Tag tone={tones[member.status]}>
        {t(member.erased_at === null ? `status_${member.status}` : 'status_erased')}
      </Tag>{' '}
      {member.is_demo && <Tag tone="neutral">{t('demo')}</Tag>}
    </>
  );
}
