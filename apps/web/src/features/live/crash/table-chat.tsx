import { IconButton, late, Sheet, Skeleton } from '@arara/ui';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { LateFailed } from '../../../components/late-failed.tsx';
import { useT } from '../../../lib/i18n.ts';
import styles from './table-chat.module.css';

const ChatRoom = late(async () => (await import('../../../components/chat/chat-room.tsx')).ChatRoom, {
  waiting: <Skeleton height={420} />,
  Failed: LateFailed,
});

/** The way to what is said at the table; nothing of it is loaded before. */
export function TableChat({ table }: { table: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        look="filled"
        label={t('live.chat')}
        icon={<MessagesSquare size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={t('live.chat')} closeLabel={t('common.close')}>
        <div className={styles.room}>{isOpen && <ChatRoom room={table} />}</div>
      </Sheet>
    </>
  );
}
