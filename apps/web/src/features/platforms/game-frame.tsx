import { Skeleton } from '@arara/ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { frameAddress } from './frame-address.ts';
import styles from './game-info.module.css';

interface GameFrameProps {
  url: string;
  title: string;
  /** The game says that the balance there has changed. */
  onBalance: () => void;
}

/**
 * The platform's page in a frame that can neither reach this one nor lead it away. A page of our own is given no
 * origin at all; another house's keeps its own, which it needs for its storage.
 */
export function GameFrame({ url, title, onBalance }: GameFrameProps) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const { src, isOurs } = frameAddress(url, globalThis.location.href);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const message: unknown = event.data;
      const isFromGame = event.source === frame.current?.contentWindow;
      if (isFromGame && typeof message === 'object' && message !== null && 'type' in message) onBalance();
    };
    globalThis.addEventListener('message', hear);
    return () => globalThis.removeEventListener('message', hear);
  }, [onBalance]);
  return (
    <div className={styles.frameBox} aria-busy={!isLoaded}>
      {!isLoaded && (
        <div className={styles.frameWait} role="status">
          <Skeleton className={styles.frameGlow ?? ''} height="100%" radius={0} />
          <span>{t('platforms.game_loading')}</span>
        </div>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        src={src}
        title={t('platforms.frame_label', { title })}
        sandbox={isOurs ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-forms allow-popups'}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
