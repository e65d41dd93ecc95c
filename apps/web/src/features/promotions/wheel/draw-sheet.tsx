import { Sheet } from '@arara/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { CopyText } from '../../../components/seed-pair/copy-text.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { checkDay } from './check-day.ts';
import { prizeWords, type Wheel } from './prizes.ts';
import styles from './wheel.module.css';

interface DrawSheetProps {
  wheel: Wheel;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The commitment to today's draws, and yesterday's draws done again in this browser. */
export function DrawSheet({ wheel, isOpen, onOpenChange }: DrawSheetProps) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('promotions.check_draw')}
      text={t('promotions.draw_text')}
      closeLabel={t('common.close')}
      size="md"
    >
      <dl className={styles.draw}>
        <div>
          <dt>{t('promotions.today_hash')}</dt>
          <dd>
            <CopyText text={wheel.fair.server_seed_hash} label={t('promotions.today_hash')} />
          </dd>
        </div>
      </dl>
      {wheel.revealed ? (
        <Revealed wheel={wheel} day={wheel.revealed} />
      ) : (
        <p className={styles.faint}>{t('promotions.draw_none')}</p>
      )}
    </Sheet>
  );
}

function Revealed({ wheel, day }: { wheel: Wheel; day: NonNullable<Wheel['revealed']> }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const findings = checkDay(day, wheel.segments);
  const date = format.date(`${day.day}T12:00:00-03:00`);
  return (
    <>
      <dl className={styles.draw}>
        <div>
          <dt>{t('promotions.seed_of', { day: date })}</dt>
          <dd>
            <CopyText text={day.server_seed} label={t('promotions.seed_of', { day: date })} />
          </dd>
        </div>
      </dl>
      <p className={styles.finding}>
        <Mark isGood={findings.isSeedRight} />
        {t(findings.isSeedRight ? 'promotions.hash_right' : 'promotions.hash_wrong')}
      </p>
      <ol className={styles.drawn}>
        {day.spins.map((spin, index) => (
          <li key={spin.nonce}>
            <Mark isGood={findings.spins[index] === true} />
            <span>{prizeWords(spin, locale, t)}</span>
            <code>
              {spin.client_seed}:{spin.nonce}
            </code>
            <span className={styles.faint}>
              {t(findings.spins[index] ? 'promotions.draw_same' : 'promotions.draw_differs')}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Mark({ isGood }: { isGood: boolean }) {
  return isGood ? (
    <CircleCheck className={styles.good} size={18} aria-hidden="true" />
  ) : (
    <CircleX className={styles.bad} size={18} aria-hidden="true" />
  );
}
