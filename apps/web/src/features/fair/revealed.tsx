import { type DataOf, fair } from '@arara/contract';
import { Button } from '@arara/ui';
import { CopyText } from '../../components/seed-pair/copy-text.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './fair-page.module.css';

type RevealedSeed = DataOf<typeof fair.fairSeed>['revealed'][number];

/** The server seeds that have been rotated out: no secret any more. */
export function Revealed({ onUse }: { onUse: (seed: RevealedSeed) => void }) {
  const t = useT();
  const { dateTime } = useFormat();
  const { data } = useCall(fair.fairSeed, {}, { staleTime: 0 });
  if (!data || data.revealed.length === 0) return null;
  return (
    <section className={styles.revealed}>
      <h3>{t('games.stage_seed_revealed')}</h3>
      <ul>
        {data.revealed.map((seed) => (
          <li key={seed.server_seed_hash}>
            <div>
              <CopyText text={seed.server_seed} label={t('games.stage_seed_server')} />
              <p className={styles.text}>
                {dateTime(seed.revealed_at)} · {t('games.stage_seed_rounds', { count: seed.rounds })}
              </p>
            </div>
            <Button size="sm" onClick={() => onUse(seed)}>
              {t('games.stage_seed_use')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
