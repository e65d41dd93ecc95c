import { IconButton, Sheet, useToast } from '@arara/ui';
import { CloudRain, MessagesSquare, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { ChatRoom } from '../../components/chat/chat-room.tsx';
import { readNews } from '../../components/chat/news.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import styles from './chat-panel.module.css';

interface ChatPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the member's topic `chat` told last, or null. */
  news: unknown;
  onNewsTold: () => void;
}

/** The chat: a panel at the right of wide windows, beside the page where there is room for both; a sheet on phones. */
export function ChatPanel({ isOpen, onOpenChange, news, onNewsTold }: ChatPanelProps) {
  const t = useT();
  const isWide = useIsWide();
  useNews(news, isOpen, onNewsTold, () => onOpenChange(true));
  if (isWide) return isOpen ? <SidePanel onClose={() => onOpenChange(false)} /> : null;
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('chat.title')} closeLabel={t('common.close')}>
      <div className={styles.sheet}>{isOpen && <ChatRoom room="site" />}</div>
    </Sheet>
  );
}

function SidePanel({ onClose }: { onClose: () => void }) {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    document.documentElement.dataset.chat = 'open';
    panel.current?.focus();
    return () => {
      delete document.documentElement.dataset.chat;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-label={t('chat.title')}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{t('chat.title')}</h2>
        <IconButton label={t('common.close')} icon={<X size={20} />} onClick={onClose} />
      </header>
      <ChatRoom room="site" />
    </aside>
  );
}

/** Says what happened to the member: a share of a rain always, a mention while the chat is closed. */
function useNews(news: unknown, isOpen: boolean, onTold: () => void, open: () => void): void {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const tell = useEffectEvent(() => {
    const told = readNews(news);
    if (told?.kind === 'rain')
      toast({
        title: t('chat.rain_yours', { amount: format.money(told.share_money) }),
        tone: 'sun',
        icon: <CloudRain size={20} />,
      });
    if (told?.kind === 'mention' && !isOpen)
      toast({
        title: t('chat.mentioned', { name: told.name }),
        tone: 'cobalt',
        icon: <MessagesSquare size={20} />,
        action: { label: t('chat.see'), altText: t('chat.title'), onPress: open },
      });
    onTold();
  });
  useEffect(() => {
    if (news !== null) tell();
  }, [news]);
}
