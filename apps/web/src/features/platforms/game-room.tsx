import { platforms as calls } from '@arara/contract';
import { IconButton, Sheet, useToast } from '@arara/ui';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Heart, Maximize, Minimize, Wallet } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useFavourite } from '../../components/use-favourite.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useTopic } from '../../lib/socket.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { GameDoor } from './game-door.tsx';
import { GameFrame } from './game-frame.tsx';
import styles from './game-info.module.css';
import { LatestTransfers } from './latest-transfers.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { MoneySplit } from './money-split.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { failedWords } from './transfer-words.ts';
import { usePause } from './use-pause.ts';
import { type PlatformGame, useRefreshMoney, useWallets } from './use-wallets.ts';

/** The page of one external game, before and while it is played. */
export function GameRoom({ game }: { game: PlatformGame }) {
  return useIsLoggedIn() ? <MemberRoom game={game} /> : <VisitorRoom game={game} />;
}

function VisitorRoom({ game }: { game: PlatformGame }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <main id="content" tabIndex={-1} className={styles.room}>
      <header className={styles.top}>
        <IconButton
          look="filled"
          label={t('common.back')}
          icon={<ArrowLeft size={20} />}
          onClick={() => void navigate({ to: '/game' })}
        />
        <GameName game={game} />
      </header>
      <GameDoor game={game} wallets={null} pause={null} onLaunched={() => {}} />
    </main>
  );
}

function MemberRoom({ game }: { game: PlatformGame }) {
  const t = useT();
  const words = useFailureWords();
  const navigate = useNavigate();
  const format = useFormat();
  const showToast = useToast();
  const refresh = useRefreshMoney();
  const room = useRef<HTMLElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const wallets = useWallets(game.platType, url !== null);
  const allBack = useAction(calls.transferAllBack);
  const onBalance = useCallback(() => void refresh(), [refresh]);
  const hasMoneyThere = wallets.thereCents > 0n;
  const platform = game.platform_name;
  const isDirect = game.wallet_kind === 'seamless';
  const pause = usePause();
  // A platform that holds money takes bets without asking here: who may play no more is led out of its game. The door says why.
  useEffect(() => {
    if (!pause || isDirect || url === null) return;
    setUrl(null);
    room.current?.focus();
  }, [pause, isDirect, url]);
  // What a platform takes and pays is told at once; how much is asked for again.
  useTopic('balance', onBalance);

  // Going elsewhere on the site is asked about; closing the tab is asked about by the browser, in its own words.
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasMoneyThere,
    enableBeforeUnload: () => hasMoneyThere,
    withResolver: true,
  });
  const leave = () => void navigate({ to: '/game' });

  const bring = async () => {
    try {
      const { items, unreachable } = await allBack.mutateAsync({ platType: game.platType });
      await refresh();
      const failed = items.find(({ state }) => state === 'failed');
      if (unreachable.length > 0)
        showToast({ title: t('platforms.unreachable', { platform }), tone: 'scarlet' });
      else if (failed) showToast({ title: failedWords(failed, t), tone: 'scarlet' });
      else leaving.proceed?.();
    } catch (error) {
      showToast({ title: words(error), tone: 'scarlet' });
    }
  };
  return (
    <main id="content" tabIndex={-1} ref={room} className={url ? styles.playing : styles.room}>
      <header className={styles.top}>
        <IconButton
          look="filled"
          label={hasMoneyThere ? t('platforms.back_home') : t('common.back')}
          icon={<ArrowLeft size={20} />}
          onClick={leave}
        />
        <GameName game={game} />
        <ShownMoney wallets={wallets} platform={platform} isDirect={isDirect} />
        {!isDirect && (
          <IconButton
            look="filled"
            className={styles.wallet ?? ''}
            label={t('platforms.move_money')}
            icon={<Wallet size={20} />}
            onClick={() => setMoving(true)}
          />
        )}
        <Favourite game={game} />
        <FullScreen target={room} />
      </header>
      {url ? (
        <GameFrame url={url} title={game.title} onBalance={onBalance} />
      ) : (
        <GameDoor
          game={game}
          wallets={wallets}
          pause={pause}
          onLaunched={(launched) => {
            setUrl(launched.url);
            void refresh();
            const { transfer } = launched;
            if (transfer?.state === 'failed') showToast({ title: failedWords(transfer, t), tone: 'scarlet' });
            else if (transfer && transfer.state !== 'done')
              showToast({
                title: t('platforms.checking', { platform }),
                text: t('platforms.checking_text', { amount: format.money(transfer.money), platform }),
              });
          }}
        />
      )}
      <Sheet
        isOpen={isMoving}
        onOpenChange={setMoving}
        title={t('platforms.move_money')}
        closeLabel={t('common.close')}
      >
        <div className={styles.sheet}>
          <MoneySplit platform={platform} {...wallets} />
          <TransferPanel game={game} wallets={wallets} />
          <LatestTransfers game={game} />
        </div>
      </Sheet>
      <LeaveDialog
        isOpen={leaving.status === 'blocked'}
        platform={platform}
        thereCents={wallets.thereCents}
        isBringing={allBack.isPending}
        onBring={() => void bring()}
        onKeep={() => leaving.proceed?.()}
        onStay={() => leaving.reset?.()}
      />
    </main>
  );
}

function GameName({ game }: { game: PlatformGame }) {
  return (
    <div className={styles.name}>
      <h1>{game.title}</h1>
      <p>{game.platform_name}</p>
    </div>
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

function FullScreen({ target }: { target: RefObject<HTMLElement | null> }) {
  const t = useT();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      look="filled"
      className={styles.full ?? ''}
      label={t(isFull ? 'platforms.full_screen_off' : 'platforms.full_screen')}
      icon={isFull ? <Minimize size={20} /> : <Maximize size={20} />}
      // A browser may refuse; the page stays as it is then.
      onClick={() =>
        void (isFull ? document.exitFullscreen() : target.current?.requestFullscreen())?.catch(() => {})
      }
    />
  );
}
