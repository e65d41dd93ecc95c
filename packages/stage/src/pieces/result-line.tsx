import { classNames } from '@arara/ui';
import type { StageRound, StageWords } from '../stage.ts';
import { holdsMultiple, multiplierOf, shortMultiplierText } from './numbers.ts';
import styles from './result-line.module.css';
import { resultPhrase } from './result-phrase.ts';

interface ResultLineProps {
  words: StageWords;
  /** The round whose result is told; `null` while there is none. */
  round: StageRound | null;
  /** What stands in its place until then. */
  waitingText: string;
  detail?: string | undefined;
}

/** The plate that tells a result. Gold only when the round paid more than it cost; otherwise it stays a quiet line. */
export function ResultLine({ words, round, waitingText, detail }: ResultLineProps) {
  if (!round) return <p className={classNames(styles.plate, styles.quiet)}>{waitingText}</p>;
  const { payoutCents, stakeCents } = round;
  const isWin = payoutCents > stakeCents;
  const told = detail ?? words.t(resultPhrase(round));
  const factor = shortMultiplierText(multiplierOf(payoutCents, stakeCents), words.locale);
  return (
    <p className={classNames(styles.plate, isWin ? styles.win : styles.quiet)} key={round.roundId}>
      <span className={styles.words}>{told}</span>
      {payoutCents > 0n && (
        <>
          <b className={styles.amount}>{words.money(payoutCents)}</b>
          {!holdsMultiple(told, factor) && <span className={styles.factor}>{factor}</span>}
        </>
      )}
    </p>
  );
}
