import { games } from '@arara/contract';
import { Button, EmptyState } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useTopic } from '../../lib/socket.ts';
import { setFlags } from '../../lib/ui-flags.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';
import { FeedTable } from './feed-table.tsx';
import styles from './my-rounds.module.css';

/** The member's own last rounds; a visitor is shown the way in. */
export function MyRounds({ rows }: { rows: number }) {
  const t = useT();
  if (!useIsLoggedIn()) {
    return (
      <EmptyState
        title={t('feed.log_in_first')}
        text={t('feed.empty_mine_text')}
        actions={
          <Button tone="ivory" onClick={() => setFlags({ isLoginShown: true })}>
            {t('identity.log_in')}
          </Button>
        }
      />
    );
  }
  return <Rounds rows={rows} />;
}

function Rounds({ rows }: { rows: number }) {
  const t = useT();
  const refresh = useRefresh();
  const { data, error, isPending, refetch } = useCall(games.gameRecord, { page_size: rows, range: '7days' });
  useTopic('balance', () => void refresh(games.gameRecord));
  if (error && !data) {
    return <LoadFailed asked={{ error, refetch }} />;
  }
  if (data?.items.length === 0)
    return <EmptyState title={t('feed.empty_mine')} text={t('feed.empty_mine_text')} />;
  const entries = (data?.items ?? []).map((round) => ({
    id: round.round_id,
    game: round.game,
    name: null,
    stake_money: round.bet_amount,
    payout_money: round.payout,
    multiplier: round.multiplier,
    at: round.bet_time,
  }));
  return (
    <>
      <FeedTable caption={t('feed.tab_mine')} entries={entries} skeletonRows={isPending ? rows : 0} isMine />
      <p className={styles.more}>
        <Link to="/gameRecord">{t('feed.all_mine')}</Link>
      </p>
    </>
  );
}
