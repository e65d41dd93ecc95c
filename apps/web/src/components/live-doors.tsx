import { live } from '@arara/contract';
import { LiveDot } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useT } from '../lib/i18n.ts';
import { useCall } from '../lib/use-call.ts';
import styles from './live-doors.module.css';
import { posterOf } from './posters.ts';
import { useNear } from './use-near.ts';

/** The doors to the flights that everybody shares; the box keeps its place until it is known whether any is on. */
export function LiveDoors() {
  const t = useT();
  const [ref, isNear] = useNear();
  const { data } = useCall(live.liveTables, {}, { enabled: isNear, staleTime: 60_000 });
  const tables = data?.items.filter((table) => table.play === 'flight' && table.is_on);
  if (tables?.length === 0) return null;
  return (
    <section ref={ref} className={styles.part} aria-label={t('live.now_title')}>
      <header className={styles.head}>
        <h2>
          <LiveDot />
          {t('live.now_title')}
        </h2>
        <Link to="/video">{t('common.see_all')}</Link>
      </header>
      <div className={styles.doors}>
        {tables ? (
          tables.map(({ table, game, title }) => (
            <Link key={table} className={styles.door} to="/video/$table" params={{ table }}>
              <img
                src={posterOf(game).posterSmall ?? posterOf(game).poster}
                width={66}
                height={88}
                alt=""
                loading="lazy"
              />
              <span className={styles.words}>
                <b>{title}</b>
                <span>{t('live.now_text')}</span>
              </span>
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          ))
        ) : (
          <>
            <span className={styles.door} />
            <span className={styles.door} />
          </>
        )}
      </div>
    </section>
  );
}
