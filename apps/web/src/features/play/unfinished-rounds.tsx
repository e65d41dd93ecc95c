import { games } from '@arara/contract';
import { Card, RecordRow } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { posterOf } from '../../components/posters.ts';
import { useCatalogue } from '../../components/use-catalogue.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './unfinished-rounds.module.css';

/** The rounds that still wait for the member, each leading back into its game. None: no room taken. */
export function UnfinishedRounds() {
  const t = useT();
  const { dateTime, money } = useFormat();
  const { data: catalogue } = useCatalogue();
  const { data } = useCall(games.roundsOpen, {});
  const rounds = data?.items ?? [];
  if (!data || rounds.length === 0) return null;
  const titleOf = (name: string) => catalogue?.items.find((game) => game.name === name)?.title ?? name;
  return (
    <Card padding="none" className={styles.list ?? ''}>
      <h2 className={styles.title}>
        {t('shell.round_open')} <span>{rounds.length}</span>
      </h2>
      <p className={styles.rule}>{t('games.ends_after', { hours: data.ends_after_hours })}</p>
      <ul>
        {rounds.map((round) => {
          const { poster, posterSmall } = posterOf(round.game);
          return (
            <li key={round.round_id}>
              <Link className={styles.row} to="/play/$game" params={{ game: round.game }}>
                <RecordRow
                  picture={
                    <img
                      className={styles.poster}
                      src={posterSmall ?? poster}
                      width={36}
                      height={48}
                      alt=""
                      loading="lazy"
                    />
                  }
                  title={titleOf(round.game)}
                  text={dateTime(round.created_at)}
                  value={money(round.stake)}
                  note={
                    <span className={styles.go}>
                      {t('games.continue_round')} <ChevronRight size={14} aria-hidden="true" />
                    </span>
                  }
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
