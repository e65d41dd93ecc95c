import { X } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import type { Check, CheckForm } from './check.ts';
import styles from './fair-page.module.css';
import { Steps } from './steps.tsx';
import { Verdict } from './verdict.tsx';

const refusals = {
  nonce: 'games.stage_fair_bad_nonce',
  bet_json: 'games.stage_fair_bad_json',
  actions_json: 'games.stage_fair_bad_json',
  game: 'games.stage_fair_bad_game',
  bet: 'games.stage_fair_bad_bet',
  actions: 'games.stage_fair_bad_actions',
} as const;

/** What came of playing the round again: is the seed the promised one, is the outcome the told one, and every step. */
export function Findings({ result, form }: { result: Check; form: CheckForm }) {
  const t = useT();
  const { money } = useFormat();
  if (result.kind === 'incomplete') return <p className={styles.text}>{t('games.stage_fair_waiting')}</p>;
  if (result.kind === 'refused') {
    return (
      <p className={styles.refused} role="alert">
        <X size={18} aria-hidden="true" />
        {t(refusals[result.why])}
      </p>
    );
  }
  const { verification, commitment, isCommitted, isAsTold } = result;
  return (
    <div className={styles.findings} aria-live="polite">
      <Verdict
        isTrue={isCommitted}
        words={[
          t('games.stage_fair_seed_true'),
          t('games.stage_fair_seed_false'),
          t('games.stage_fair_seed_open'),
        ]}
      />
      <p className={styles.hash}>
        SHA-256({t('games.stage_seed_server')}) = <code>{commitment}</code>
      </p>
      <Verdict
        isTrue={isAsTold}
        words={[
          t('games.stage_fair_outcome_true'),
          t('games.stage_fair_outcome_false'),
          t('games.stage_fair_outcome_open'),
        ]}
      />
      <dl className={styles.outcome}>
        <dt>{t('games.stage_outcome')}</dt>
        <dd>
          <code>{JSON.stringify(verification.outcome)}</code>
        </dd>
        {verification.payoutCents !== null && (
          <>
            <dt>{t('games.stage_payout')}</dt>
            <dd>{money(verification.payoutCents)}</dd>
          </>
        )}
        {form.toldOutcome !== '' && isAsTold === false && (
          <>
            <dt>{t('games.stage_fair_told')}</dt>
            <dd>
              <code>{form.toldOutcome}</code>
            </dd>
          </>
        )}
      </dl>
      <Steps steps={verification.steps} />
    </div>
  );
}
