import { Box, Typography } from '@mui/material';
import { Tag } from '../../components/tag.tsx';
import { useT } from '../../lib/words.ts';

interface SaidProps {
  readonly text: string;
  readonly room: string;
  readonly isDeleted: boolean;
  /** What the member who reported it added. */
  readonly note?: string;
}

/** What was said and where. */
export function Said({ text, room, isDeleted, note = '' }: SaidProps) {
  const t = useT();
  return (
    <Box sx={{ maxWidth: 480, overflowWrap: 'anywhere' }}>
      <Typography component="div" sx={{ textDecoration: isDeleted ? 'line-through' : 'none' }}>
        {text}
      </Typography>
      {note !== '' && <Typography variant="body2">“{note}”</Typography>}
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
        {room === 'site' ? t('chat_room_site') : room}{' '}
        {isDeleted && <Tag tone="bad">{t('chat_deleted')}</Tag>}
      </Typography>
    </Box>
  );
}
