import { ProgressBar, VipBadge } from '@arara/ui';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './level-card.module.css';
import { nextStep, tierOf, type VipInfo } from './levels.ts';

/** The level held now, what is missing to the next in one sentence, and both sums on their way. */
export function LevelCard({ info }: { info: VipInfo }) {
  const t = useT();
  const format = useFormat();
  const { uservip } = info;
  const step = nextStep(info, format.money);
  const next = info.data.find(({ level }) => level === uservip.next_level);
  return (
    <section className={styles.card} aria-labelledby="vip-level">
      <Waves />
      <div className={styles.level}>
        <VipBadge
          tier={tierOf(uservip.userviplvl)}
          mark={String(uservip.userviplvl)}
          size={104}
          className={styles.badge ?? ''}
        />
        <div className={styles.words}>
          <p className={styles.now}>{t('loyalty.level_now')}</p>
          <h2 id="vip-level" className={styles.name}>
            {uservip.level_name}
          </h2>
          <p className={styles.next}>{t(step.key, step.values)}</p>
        </div>
      </div>
      <div className={styles.sums}>
        <Sum
          name={t('loyalty.recharge')}
          have={uservip.totalrecharge}
          need={next?.required_recharge}
          percent={next?.recharge_percent ?? 100}
        />
        <Sum
          name={t('loyalty.betting')}
          have={uservip.totalbetting}
          need={next?.required_betting}
          percent={next?.betting_percent ?? 100}
        />
      </div>
    </section>
  );
}

interface SumProps {
  name: string;
  have: string;
  need: string | undefined;
  percent: number;
}

function Sum({ name, have, need, percent }: SumProps) {
  const t = useT();
  const format = useFormat();
  const held = format.money(have);
  const text = need ? t('loyalty.progress_of', { have: held, need: format.money(need) }) : held;
  const [before, ...after] = text.split(held);
  return (
    <div>
      <p className={styles.sum}>
        <span>{name}</span>
        <span className={styles.figure}>
          {before}
          <b>{held}</b>
          {after.join(held)}
        </span>
      </p>
      <ProgressBar
        className={styles.bar ?? ''}
        tone="sun"
        label={name}
        valueText={text}
        share={percent / 100}
      />
    </div>
  );
}

function Waves() {
  return (
    <svg
      className={styles.waves}
      viewBox="0 0 1100 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {[0, 1, 2, 3, 4, 5, 6].map((row) => (
        <path
          key={row}
          d={`M-20 ${40 + row * 36}q50-26 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0`}
          transform={`translate(${row % 2 ? 50 : 0} 0)`}
        />
      ))}
    </svg>
  );
}
