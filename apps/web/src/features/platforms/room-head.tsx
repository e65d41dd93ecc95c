import { platforms as calls } from '@arara/contract';
import { IconButton } from '@arara/ui';
import { ArrowLeft, Heart, Maximize, Minimize, Wallet } from 'lucide-react';
import { useFavourite } from '../../components/use-favourite.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useRefresh } from '../../lib/use-call.ts';
import {
  canFillScreen,
  fillScreen,
  leaveFullScreen,
  useFullScreenEnds,
  useIsFullScreen,
} from '../../lib/use-full-screen.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import styles from './game-info.module.css';
import { MoneySplit } from './money-split.tsx';
import type { PlatformGame, useWallets } from './use-wallets.ts';

interface RoomHeadProps {
  game: PlatformGame;
  /** Null for a visitor. */
  wallets: ReturnType<typeof useWallets> | null;
  /** What the way back is called; it leads to where one came from, or to the games. */
  backLabel: string;
  onMove: () => void;
}

/** The line over a game: the way back, what it is, the money, and what can be done with it. */
export function RoomHead({ game, wallets, backLabel, onMove }: RoomHeadProps) {
  const t = useT();
  const goBack = useGoBack('/game');
  const isDirect = game.wallet_kind === 'seamless';
  return (
    <header className={styles.top}>
      <IconButton look="filled" label={backLabel} icon={<ArrowLeft size={20} />} onClick={goBack} />
      <div className={styles.name}>
        <h1>{game.title}</h1>
        <p>{game.platform_name}</p>
      </div>
      {wallets && (
        <>
          <ShownMoney wallets={wallets} platform={game.platform_name} isDirect={isDirect} />
          {!isDirect && (
            <IconButton
              look="filled"
              className={styles.wallet ?? ''}
              label={t('platforms.move_money')}
              icon={<Wallet size={20} />}
              onClick={onMove}
            />
          )}
          <Favourite game={game} />
          <FullScreen />
        </>
      )}
    </header>
  );
}

interface ShownMoneyProps {
  wallets: ReturnType<typeof useWallets>;
  platform: string;
  /** The game plays with the money here. */
  isDirect: boolean;
}

/** What is there, and the bar of here and there under it; of a game that plays with the money here, that money. */
function ShownMoney({ wallets, platform, isDirect }: ShownMoneyProps) {
  const t = useT();
  const format = useFormat();
  if (isDirect) {
    return (
      <div className={styles.shown}>
        <span className={styles.shownWord}>{t('platforms.wallet_here')}</span>
        <b>{format.money(wallets.hereCents)}</b>
      </div>
    );
  }
  return (
    <div className={styles.shown}>
      <span className={styles.shownWord}>{t('platforms.wallet_there', { platform })}</span>
      <b>{format.money(wallets.thereCents)}</b>
      <MoneySplit platform={platform} {...wallets} isSlim />
    </div>
  );
}

function Favourite({ game }: { game: PlatformGame }) {
  const t = useT();
  const toggle = useFavourite();
  const refresh = useRefresh();
  const label = t(game.is_favourite ? 'shell.favourite_remove' : 'shell.favourite_add', { game: game.title });
  return (
    <IconButton
      look="filled"
      className={styles.heart ?? ''}
      label={label}
      icon={<Heart size={20} fill={game.is_favourite ? 'currentColor' : 'none'} />}
      isPressed={game.is_favourite}
      onClick={() => void toggle(game).then(() => refresh(calls.platformGame))}
    />
  );
}

function FullScreen() {
  const t = useT();
  const isFull = useIsFullScreen();
  useFullScreenEnds();
  if (!canFillScreen()) return null;
  return (
    <IconButton
      look="filled"
      label={t(isFull ? 'platforms.full_screen_off' : 'platforms.full_screen')}
      icon={isFull ? <Minimize size={20} /> : <Maximize size={20} />}
      onClick={isFull ? leaveFullScreen : fillScreen}
    />
  );
}
