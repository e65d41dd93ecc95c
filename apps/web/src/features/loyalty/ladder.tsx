import { classNames, useOwnInSight, VipBadge, VisuallyHidden } from '@arara/ui';
import { Check, Lock } from 'lucide-react';
import { useLanguage, useT } from '../../lib/i18n.ts';
import styles from './ladder.module.css';
import { type Level, tierOf } from './levels.ts';
import { shortMoney } from './short-words.ts';

interface LadderProps {
  levels: readonly Level[];
  chosen: number;
  onChoose: (level: number) => void;
}

/** All levels side by side, the member's own in sight; pressing one shows its benefits. */
export function Ladder({ levels, chosen, onChoose }: LadderProps) {
  const t = useT();
  const row = useOwnInSight<HTMLUListElement>('[data-current="true"]');
  return (
    <ul ref={row} className={styles.ladder} aria-label={t('loyalty.ladder')}>
      {levels.map((one) => (
        <li key={one.level} data-current={one.is_current}>
          <button
            type="button"
            className={classNames(
              styles.level,
              one.is_current && styles.current,
              one.level === chosen && styles.chosen,
            )}
            aria-pressed={one.level === chosen}
            onClick={() => onChoose(one.level)}
          >
            <VipBadge
              tier={tierOf(one.level)}
              mark={String(one.level)}
              size={52}
              isLocked={!one.is_reached}
            />
            <span className={styles.words}>
              <span className={styles.name}>{one.name}</span>
              <LevelNote level={one} />
            </span>
            <span className={classNames(styles.state, one.is_reached && styles.reached)} aria-hidden="true">
              {one.is_reached ? <Check size={12} strokeWidth={3} /> : <Lock size={11} />}
            </span>
            <VisuallyHidden>
              {t(one.is_reached ? 'loyalty.level_reached' : 'loyalty.level_locked')}
            </VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}

function LevelNote({ level }: { level: Level }) {
  const t = useT();
  const { locale } = useLanguage();
  if (level.is_current) return <span className={styles.note}>{t('loyalty.you_are_here')}</span>;
  if (level.level === 0) return <span className={styles.note}>{t('loyalty.start_level')}</span>;
  const amount = shortMoney(level.required_recharge, locale);
  return <span className={styles.note}>{t('loyalty.from_amount', { amount })}</span>;
}
