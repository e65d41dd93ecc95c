import { pauseWords } from '../../components/pause/pause-words.ts';
import type { Pause } from '../../components/pause/use-pause.ts';
import { endWords } from '../../components/rest-words.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './game-info.module.css';
import type { PlatformGame } from './use-wallets.ts';

interface GameNoticeProps {
  game: PlatformGame;
  /** What keeps the member from playing anything. */
  pause: Pause | null;
  /** The time that the member has set is used up. */
  isTimeUp: boolean;
}

/** Why the game cannot be played, until when, and what that means for money there; nothing for one that can. */
export function GameNotice({ game, pause, isTimeUp }: GameNoticeProps) {
  const t = useT();
  const format = useFormat();
  const platform = game.platform_name;
  const isDirect = game.wallet_kind === 'seamless';
  if (pause) {
    return (
      <p className={styles.unreachable} role="status">
        <b>{pauseWords(pause, t, format.dateTime)}.</b>{' '}
        {!isDirect && t('platforms.home_by_itself', { platform })}
      </p>
    );
  }
  if (isTimeUp) {
    return (
      <p className={styles.unreachable} role="status">
        <b>{t('platforms.time_up')}.</b> {!isDirect && t('platforms.time_up_text', { platform })}
      </p>
    );
  }
  if (game.maintenance_until !== null) {
    const time = endWords(game.maintenance_until, format);
    return (
      <p className={styles.unreachable} role="status">
        <b>{t('platforms.away', { platform, time })}</b> {!isDirect && t('platforms.comes_home')}
      </p>
    );
  }
  if (!game.is_open) {
    return (
      <p className={styles.unreachable} role="status">
        {t(isDirect ? 'platforms.closed_direct' : 'platforms.closed_text')}
      </p>
    );
  }
  if (game.is_reachable) return null;
  return (
    <p className={styles.unreachable} role="status">
      {t('platforms.silent_text', { platform })}
    </p>
  );
}
