import { IconButton } from '@arara/ui';
import { MessagesSquare } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useTopic } from '../../lib/socket.ts';
import { createStore, useStore } from '../../lib/store.ts';
import styles from './chat-door.module.css';

interface Door {
  readonly isOpen: boolean;
  /** What the member's own topic told last; the panel says it, open or not. */
  readonly news: unknown;
}

const door = createStore<Door>({ isOpen: false, news: null });

export const useChatDoor = () => useStore(door, (state) => state);

export function setChatOpen(isOpen: boolean): void {
  door.set({ ...door.get(), isOpen });
}

export function clearChatNews(): void {
  door.set({ ...door.get(), news: null });
}

/** Opens and closes the chat; phones have it in the menu. */
export function ChatDoor() {
  const t = useT();
  const { isOpen } = useChatDoor();
  return (
    <>
      {useIsLoggedIn() && <ChatNews />}
      <IconButton
        look="filled"
        size="lg"
        className={styles.door ?? ''}
        label={t('shell.chat')}
        icon={<MessagesSquare size={20} />}
        aria-expanded={isOpen}
        onClick={() => setChatOpen(!isOpen)}
      />
    </>
  );
}

function ChatNews() {
  useTopic('chat', (news) => door.set({ ...door.get(), news }));
  return null;
}
