import { type DrawTrace, toHex } from '@arara/fair';
import { useT } from '../../lib/i18n.ts';
import styles from './fair-page.module.css';

/** Most steps drawn at once; a long bonus round has hundreds. */
const shownMax = 200;

/** Every HMAC block and every number drawn from it, in order, with the arithmetic. */
export function Steps({ steps }: { steps: readonly DrawTrace[] }) {
  const t = useT();
  return (
    <details className={styles.details} open>
      <summary>{t('games.stage_fair_steps', { count: steps.length })}</summary>
      <ol className={styles.trace}>
        {steps.slice(0, shownMax).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          <li key={index}>{step.step === 'hmac' ? <Block step={step} /> : <Draw step={step} />}</li>
        ))}
      </ol>
    </details>
  );
}

function Block({ step }: { step: Extract<DrawTrace, { step: 'hmac' }> }) {
  return (
    <>
      <b>HMAC-SHA256(…, “{step.message}”)</b>
      <code>{toHex(step.bytes)}</code>
    </>
  );
}

function Draw({ step }: { step: Extract<DrawTrace, { step: 'int' }> }) {
  const t = useT();
  const hex = step.word.toString(16).padStart(8, '0');
  return (
    <span className={step.isRejected ? styles.rejected : undefined}>
      <code>
        {hex} = {step.word}
      </code>
      <span>
        ⌊{step.word} × {step.range} ÷ 2³²⌋ = <b>{step.value}</b>
        {step.isRejected && ` · ${t('games.stage_fair_rejected')}`}
      </span>
    </span>
  );
}
