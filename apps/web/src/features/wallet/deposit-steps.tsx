import { Timeline } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { type DepositState, depositProgress } from './deposit-progress.ts';
import { useStateWords } from './state-words.ts';

/** The four steps of a deposit in a row; they turn by themselves as the state does. */
export function DepositSteps({ state }: { state: DepositState }) {
  const t = useT();
  const stateWords = useStateWords();
  return (
    <Timeline
      look="flat"
      label={t('wallet.deposit_progress')}
      stateWords={stateWords}
      steps={depositProgress(state).map(({ step, mark }) => ({
        key: step,
        title: t(`wallet.deposit_step_${step}`),
        state: mark,
      }))}
    />
  );
}
