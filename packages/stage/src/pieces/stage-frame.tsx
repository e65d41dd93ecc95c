import { classNames } from '@arara/ui';
import type { ReactNode } from 'react';
import type { StageRound, StageWords } from '../stage.ts';
import { Announcement } from './announcement.tsx';
import { BigWin } from './big-win.tsx';
import { type Lettering, TitleArt } from './lettering.tsx';
import { ResultLine } from './result-line.tsx';
import styles from './stage-frame.module.css';

/** How a game's title is drawn: its outline, three stops of the face, the extrusion and the edge. */
export interface TitleLook {
  readonly name: string;
  readonly lettering: Lettering;
  readonly face: readonly [string, string, string];
  readonly depth: string;
  readonly edge: string;
}

interface StageFrameProps {
  words: StageWords;
  title: TitleLook;
  /** The game's own background and room. */
  className: string | undefined;
  backdrop: ReactNode;
  /** The round whose result is told; `null` while there is none. */
  told: StageRound | null;
  isCalm: boolean;
  /** What stands in the place of the result until then, and what stands beside it. */
  waitingText: string;
  detail?: string | undefined;
  /** What those hear who do not see it, before the amount. */
  spoken: string | null;
  children: ReactNode;
}

/** What every stage has: its title above, its scene, the plate of the result, and the large presentation of a large win. */
export function StageFrame(props: StageFrameProps) {
  const { words, title, className, backdrop, told, isCalm, waitingText, detail, spoken, children } = props;
  return (
    <section className={classNames(styles.stage, className)} aria-label={title.name}>
      {backdrop}
      <TitleArt
        className={styles.title}
        lettering={title.lettering}
        title={title.name}
        face={title.face}
        depth={title.depth}
        edge={title.edge}
      />
      <div className={styles.scene}>{children}</div>
      <div className={styles.result}>
        <ResultLine words={words} round={told} waitingText={waitingText} detail={detail} />
      </div>
      <BigWin words={words} round={told} isCalm={isCalm} />
      <Announcement text={spoken === null ? null : announced(spoken, told, words)} />
    </section>
  );
}

function announced(spoken: string, told: StageRound | null, words: StageWords): string {
  if (!told) return spoken;
  const isPaid = told.payoutCents > 0n;
  const result = words.t(isPaid ? 'games.stage_paid' : 'games.stage_lost', {
    amount: words.money(told.payoutCents),
  });
  return `${spoken} ${result}`;
}
