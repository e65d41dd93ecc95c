import { Amount } from '@arara/ui';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import styles from './money-split.module.css';

interface MoneySplitProps {
  platform: string;
  hereCents: bigint;
  thereCents: bigint;
  transitCents: bigint;
  /** Only the bar, with what it says spoken. */
  isSlim?: boolean;
}

const share = (cents: bigint, total: bigint) =>
  cents <= 0n ? 0 : Math.max(20, Number((cents * 1000n) / (total > 0n ? total : 1n)));

/** Where the money is: here (plain), on its way (hatched), on the platform (violet). Readable without colour. */
export function MoneySplit(props: MoneySplitProps) {
  const { platform, hereCents, thereCents, transitCents, isSlim = false } = props;
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const total = hereCents + thereCents + transitCents;
  const parts = [
    { key: 'here', cents: hereCents, word: t('platforms.wallet_here') },
    { key: 'transit', cents: transitCents, word: t('platforms.on_its_way') },
    { key: 'there', cents: thereCents, word: t('platforms.wallet_there', { platform }) },
  ] as const;
  const shown = parts.filter(({ key, cents }) => key !== 'transit' || cents > 0n);
  const spoken = shown.map(({ word, cents }) => `${word} ${format.money(cents)}`).join(', ');
  const label = `${t('platforms.split_label')}: ${spoken}`;
  return (
    <div className={isSlim ? styles.slim : styles.split}>
      {!isSlim && (
        <dl className={styles.amounts}>
          {shown.map(({ key, cents, word }) => (
            <div key={key} className={styles[key]}>
              <dt>{word}</dt>
              <dd>
                <Amount cents={cents} locale={locale} isRolling />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.bar} role="img" aria-label={label}>
        {parts.map(
          ({ key, cents }) =>
            cents > 0n && (
              <i key={key} className={styles[`${key}Bar`]} style={{ flexGrow: share(cents, total) }} />
            ),
        )}
      </div>
    </div>
  );
}
