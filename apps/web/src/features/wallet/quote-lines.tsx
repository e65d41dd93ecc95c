import type { CallError, DataOf, payments } from '@arara/contract';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { feeWords } from './fee-words.ts';
import type { PaymentMethod } from './limits.ts';
import styles from './withdrawal.module.css';

export type Quote = DataOf<typeof payments.drawingQuote>;

interface QuoteLinesProps {
  quote: Quote | null;
  error: CallError | null;
  method: PaymentMethod | null;
}

/** What it costs and what arrives, while the amount is typed; the places stay when there is no figure yet. */
export function QuoteLines({ quote, error, method }: QuoteLinesProps) {
  const t = useT();
  const format = useFormat();
  const failureWords = useFailureWords();
  const { locale } = useLanguage();
  const figures = quote ?? method;
  return (
    <>
      <dl className={styles.quote} aria-live="polite">
        <div>
          <dt>
            {figures
              ? t('wallet.fee_of', { fee: feeWords(figures, locale, { t, format }) })
              : t('wallet.fees')}
          </dt>
          <dd>{quote ? format.money(quote.fee === '0.00' ? 0n : `-${quote.fee}`) : '–'}</dd>
        </div>
        <div>
          <dt>{t('wallet.you_receive')}</dt>
          <dd className={styles.receive}>{quote ? format.money(quote.money_received) : '–'}</dd>
        </div>
      </dl>
      <FormAlert words={error && failureWords(error)} />
    </>
  );
}
