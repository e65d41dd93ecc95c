import { games as calls } from '@arara/contract';
import { Shelf } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useNearOrAhead } from '../../components/use-near-or-ahead.ts';
import { useT } from '../../lib/i18n.ts';
import { useSiteName } from '../../lib/site.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './studios.module.css';

/** Who makes the games, a door to each one's; nothing where they are all of the house. */
export function Studios() {
  const t = useT();
  const siteName = useSiteName();
  const [ref, isDue] = useNearOrAhead();
  const { data, isError } = useCall(calls.gamePlatforms, {}, { staleTime: 300_000, enabled: isDue });
  if (isError || (data && data.items.length < 2)) return null;
  return (
    <section ref={ref} className={styles.place}>
      {data && (
        <Shelf
          title={t('shell.studios')}
          slots="card"
          previousLabel={t('common.previous')}
          nextLabel={t('common.following')}
        >
          {data.items.map(({ platType, name, games }) => (
            <Link key={platType} className={styles.door} to="/game" search={{ platType }}>
              <b>{platType === 'arara' ? siteName : name}</b>
              <span>{games}</span>
            </Link>
          ))}
        </Shelf>
      )}
    </section>
  );
}
