import { games as calls } from '@arara/contract';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Game } from '../../components/use-catalogue.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { memberStore } from '../../lib/member-store.ts';
import { useCall } from '../../lib/use-call.ts';
import { CompactGames } from './compact-games.tsx';
import styles from './my-games.module.css';
import { keepRoom } from './my-place.ts';
import { MyRoom } from './my-room.tsx';
import { namedGames } from './named-games.ts';

/** What the member was playing, unfinished rounds first, and the member's favourites. Nothing of both: no room taken. */
export function MyGames({ games }: { games: readonly Game[] }) {
  const t = useT();
  const format = useFormat();
  const openRounds = useCall(calls.roundsOpen, {});
  const records = useCall(calls.gameRecord, { page_size: 50 });
  const favourites = useCall(calls.followList, {});
  const open = (openRounds.data?.items ?? []).map((round) => round.game);
  const settled = records.data?.items ?? [];
  const played = namedGames(games, [...open, ...settled.map((round) => round.game)]);
  const liked = favourites.data?.items ?? [];
  const playedNote = (game: Game) => {
    const last = settled.find((round) => round.game === game.name);
    if (open.includes(game.name) || !last) return t('shell.round_open');
    return format.dateTime(last.bet_time);
  };
  const likedNote = (game: Game) => {
    const category = t(`shell.category_${game.category}`);
    if (game.rtp === null) return category;
    return `${category} · ${t('shell.rtp', { percent: format.percent(game.rtp) })}`;
  };
  const isWaiting = openRounds.isPending || records.isPending || favourites.isPending;
  const isEmpty = played.length === 0 && liked.length === 0;
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWaiting) keepRoom(memberStore, window.innerWidth, room.current?.offsetHeight ?? 0);
  });
  if (isWaiting) return <MyRoom />;
  if (isEmpty) return null;
  return (
    <div ref={room} className={styles.mine}>
      <CompactGames
        title={t('shell.continue_playing')}
        aside={<Link to="/gameRecord">{t('shell.see_history')}</Link>}
        games={played}
        note={playedNote}
      />
      <CompactGames
        title={t('shell.favourites')}
        aside={<Link to="/favourites">{t('common.see_all')}</Link>}
        games={liked}
        note={likedNote}
      />
    </div>
  );
}
