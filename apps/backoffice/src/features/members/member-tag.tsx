import { Tag } from '../../components/tag.tsx';
import type { Member } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

const tones = { active: 'good', frozen: 'warn', blacklisted: 'bad', closed: 'neutral' } as const;

/** Whether a member may come in, and whether it is a demo account. */
export function MemberTag({ member }: { member: Pick<Member, 'status' | 'is_demo'> }) {
  const t = useT();
  return (
    <>
      <Tag tone={tones[member.status]}>{t(`status_${member.status}`)}</Tag>{' '}
      {member.is_demo && <Tag tone="neutral">{t('demo')}</Tag>}
    </>
  );
}
