import type { LiveCabinet } from '@arara/stage';
import { classNames } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import styles from './outcome-chips.module.css';
import { useCabinet } from './use-cabinet.ts';
import { useStageWords } from './use-stage-words.ts';

interface Past {
  readonly id: string;
  readonly outcome: unknown;
}

interface OutcomeChipsProps {
  kind: string;
  /** The newest first. */
  history: readonly Past[];
}

/** The last results of a table of draws, by colour and by text; nothing for a kind that is not drawn here. */
export function OutcomeChips({ kind, history }: OutcomeChipsProps) {
  const cabinet = useCabinet(kind, '');
  if (cabinet.state !== 'ready') return null;
  return <Marks cabinet={cabinet.part} history={history} />;
}

interface MarksProps {
  cabinet: Pick<LiveCabinet, 'markOf' | 'callOf'>;
  history: readonly Past[];
  className?: string | undefined;
  /** What they are, where they are not the last ones with the newest first. */
  label?: string;
}

/** Results as they stand over a table. */
export function Marks({ cabinet, history, className, label }: MarksProps) {
  const t = useT();
  const words = useStageWords();
  return (
    <ol className={classNames(styles.strip, className)} aria-label={label ?? t('livetables.history')}>
      {history.map(({ id, outcome }, index) => {
        const { text, tone } = cabinet.markOf(outcome, words);
        return (
          <li
            key={id}
            className={classNames(
              styles.mark,
              styles[tone],
              label === undefined && index === 0 && styles.newest,
            )}
            title={cabinet.callOf(outcome, words)}
          >
            {text}
          </li>
        );
      })}
    </ol>
  );
}
