import type { ScratchEvent } from '@arara/games';
import { scratchWinning } from '@arara/games/tables';
import { Button, classNames } from '@arara/ui';
import { Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { raysPath } from '../pieces/rays.ts';
import { StageFrame } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import { faceOf, placesOf } from './face.ts';
import type { ScratchLook } from './look.ts';
import { ScratchCardFace } from './scratch-card-face.tsx';
import styles from './scratch-stage.module.css';
import { useFoil } from './use-foil.ts';
import { useOpened } from './use-opened.ts';

export interface ScratchChoice {
  /** The card scratches itself. */
  readonly isAutomatic: boolean;
}

// The server builds the events with the rules this type comes from.
const eventsOf = (round: StageRound) => round.events as readonly ScratchEvent[];

/** A scratch card: scratched with a finger, the mouse or the keyboard, or all at once. */
export function ScratchStage({ look, ...props }: StageProps<ScratchChoice> & { look: ScratchLook }) {
  const { words, choice, round, stakeCents, isWaiting, isCalm, onDone } = props;
  const { t } = words;
  const { card, theme, title, foil } = look;
  const holder = useRef<HTMLFieldSetElement>(null);
  const places = placesOf(card.layout, card.fields, scratchWinning);
  const current = isWaiting ? null : round;
  const { opened, isWhole, open, hurry } = useOpened({
    round: current,
    places,
    isCalm,
    isAutomatic: choice.isAutomatic,
    onDone,
  });
  const isLive = current !== null && !isWhole;
  const { canvas, onPointerDown, onPointerMove } = useFoil({
    card: holder,
    foil,
    cardKey: current?.roundId ?? 'fresh',
    opened,
    isScratchable: isLive,
    onOpen: open,
  });
  const told = isWhole ? round : null;
  const face = current ? faceOf(eventsOf(current)) : null;
  const hints = {
    match: 'draws.scratch_match',
    numbers: 'draws.scratch_winning',
    locks: 'draws.scratch_locks',
  } as const;
  return (
    <StageFrame
      words={words}
      title={title}
      className={classNames(styles.stage, styles[theme])}
      backdrop={<Backdrop />}
      told={told}
      isCalm={isCalm}
      waitingText={t(isLive ? 'draws.scratch_now' : 'draws.scratch_hint')}
      spoken={told ? '' : null}
    >
      <div className={styles.ticket}>
        <p className={styles.hint}>
          <span>{t(hints[card.layout])}</span>
          {/* A bare amount beside what has to come would read as what that pays. */}
          <span>{t('draws.scratch_stake', { amount: words.money(current?.stakeCents ?? stakeCents) })}</span>
        </p>
        <fieldset
          ref={holder}
          className={classNames(styles.card, styles[card.layout])}
          aria-label={t('draws.scratch_card')}
        >
          <ScratchCardFace
            look={look}
            words={words}
            face={face}
            stakeCents={current?.stakeCents ?? stakeCents}
            opened={opened}
            isGolden={told !== null && told.payoutCents > told.stakeCents}
            isLive={isLive}
            onOpen={(place) => open([place])}
          />
          <canvas
            ref={canvas}
            className={classNames(styles.foil, !isLive && styles.still)}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
          />
        </fieldset>
        <div className={styles.all}>
          <Button
            tone="tonal"
            size="sm"
            icon={<Sparkles size={16} aria-hidden="true" />}
            disabled={!isLive}
            onClick={hurry}
          >
            {t('draws.scratch_all')}
          </Button>
        </div>
      </div>
    </StageFrame>
  );
}

function Backdrop() {
  return (
    <svg
      className={styles.rays}
      viewBox="-500 -400 1000 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={raysPath(0, -40, 18, 900)} />
    </svg>
  );
}
