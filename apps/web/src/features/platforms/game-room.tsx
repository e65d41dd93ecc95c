import { platforms as calls, type DataOf } from '@arara/contract';
import { Sheet, useToast } from '@arara/ui';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePause } from '../../components/pause/use-pause.ts';
import { atMostEvery } from '../../lib/at-most-every.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useTopic } from '../../lib/socket.ts';
import { useCall } from '../../lib/use-call.ts';
import { GameDoor } from './game-door.tsx';
import { GameFrame } from './game-frame.tsx';
import styles from './game-info.module.css';
import { LatestTransfers } from './latest-transfers.tsx';
import { LaunchNote } from './launch-note.tsx';
import { refusalWords } from './launch-words.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { MoneySplit } from './money-split.tsx';
import { RoomHead } from './room-head.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { useComingHome } from './use-coming-home.ts';
import { useTimeIsUp } from './use-time-is-up.ts';
import { type PlatformGame, useRefreshMoney, useWallets } from './use-wallets.ts';

type Launched = DataOf<typeof calls.day7Login>;

/** Balances are asked for no sooner after each other, however often a game says that they have changed. */
const refreshApartMs = 1000;
/** How often it is asked whether a game that is being played is still open. */
const shutApartMs = 20_000;

/** Whether an address leads to a game of the same platform, where the money may stay. */
const isOfPlatform = (search: object, { platType }: PlatformGame) =>
  'platType' in search && search.platType === platType;

/** The page of one external game, before and while it is played. */
export function GameRoom({ game }: { game: PlatformGame }) {
  return useIsLoggedIn() ? <MemberRoom game={game} /> : <VisitorRoom game={game} />;
}

function VisitorRoom({ game }: { game: PlatformGame }) {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} className={styles.room}>
      <RoomHead game={game} wallets={null} backLabel={t('common.back')} onMove={() => {}} />
      <GameDoor game={game} wallets={null} pause={null} isTimeUp={false} onLaunched={() => {}} />
    </main>
  );
}

function MemberRoom({ game }: { game: PlatformGame }) {
  const t = useT();
  const format = useFormat();
  const showToast = useToast();
  const refresh = useRefreshMoney();
  const [launched, setLaunched] = useState<Launched | null>(null);
  const [isMoving, setMoving] = useState(false);
  const wallets = useWallets(game.platType, launched !== null);
  const newest = useRef(refresh);
  useEffect(() => {
    newest.current = refresh;
  });
  // A game may say so with each picture it draws, and a bet and its win follow each other within a moment.
  const [onBalance] = useState(() => atMostEvery(refreshApartMs, () => newest.current()));
  const platform = game.platform_name;
  const isDirect = game.wallet_kind === 'seamless';
  const pause = usePause();
  // Staff may switch its platform off, or its maintenance begin, while it is played.
  useCall(
    calls.platformGame,
    { name: game.name },
    { refetchInterval: launched && !isDirect ? shutApartMs : false },
  );
  const isShut = !game.is_open;
  const isTimeUp = useTimeIsUp(launched !== null);
  // A platform that holds money takes bets without asking here: who may play no more is led out of its
  // game, and so is everybody when nothing begins there any more. The door says why.
  useEffect(() => {
    if (!(pause || isTimeUp || isShut) || isDirect || launched === null) return;
    setLaunched(null);
    document.getElementById('content')?.focus();
  }, [pause, isTimeUp, isShut, isDirect, launched]);
  // What a platform takes and pays is told at once; how much is asked for again.
  useTopic('balance', onBalance);

  const home = useComingHome(game, wallets.thereCents, {
    isAsked: () => leaving.status === 'blocked',
    onHome: () => leaving.proceed?.(),
  });
  const hasMoneyAway = wallets.thereCents > 0n || home.open !== null;
  // Going elsewhere on the site is asked about; closing the tab is asked about by the browser, in its own words.
  const leaving = useBlocker({
    shouldBlockFn: ({ next }) =>
      hasMoneyAway && !(next.pathname === '/gameInfo' && isOfPlatform(next.search, game)),
    enableBeforeUnload: () => hasMoneyAway,
    withResolver: true,
  });
  const stay = () => {
    home.forget();
    leaving.reset?.();
  };

  const enter = (launched: Launched) => {
    const { transfer } = launched;
    setLaunched(launched);
    void refresh();
    if (transfer?.state !== 'pending' && transfer?.state !== 'unknown') return;
    home.follow(transfer);
    showToast({
      title: t('platforms.checking', { platform }),
      text: t('platforms.checking_text', { amount: format.money(transfer.money), platform }),
    });
  };
  return (
    <main id="content" tabIndex={-1} className={launched ? styles.playing : styles.room}>
      <RoomHead
        game={game}
        wallets={wallets}
        backLabel={t(hasMoneyAway ? 'platforms.back_home' : 'common.back')}
        onMove={() => setMoving(true)}
      />
      {launched ? (
        <>
          {!isDirect && launched.transfer?.state !== 'done' && (
            <LaunchNote
              platform={platform}
              why={refusalWords(launched, game, t, format)}
              wallets={wallets}
              onMove={() => setMoving(true)}
            />
          )}
          <GameFrame url={launched.url} title={game.title} onBalance={onBalance} />
        </>
      ) : (
        <GameDoor game={game} wallets={wallets} pause={pause} isTimeUp={isTimeUp} onLaunched={enter} />
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
        home={home}
        onKeep={() => leaving.proceed?.()}
        onStay={stay}
      />
    </main>
  );
}
