import { Box } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { QuietLink } from '../../components/quiet-link.tsx';
import { Tag } from '../../components/tag.tsx';
import type { ChatMember } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';

/** Who wrote, with the way there, and whether the member may write now. */
export function Author({ author }: { author: ChatMember }) {
  const t = useT();
  const { moment } = useFormat();
  const { canAccess } = useCanAccess({ resource: 'members', action: 'list' });
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {canAccess ? (
        <QuietLink to={`/members/${author.member_id}`}>{author.account}</QuietLink>
      ) : (
        <b>{author.account}</b>
      )}
      {author.is_banned && <Tag tone="bad">{t('chat_banned')}</Tag>}
      {author.muted_until && (
        <Tag tone="warn">
          {t('chat_may_not_write')} {t('chat_until', { time: moment(author.muted_until) })}
        </Tag>
      )}
    </Box>
  );
}
