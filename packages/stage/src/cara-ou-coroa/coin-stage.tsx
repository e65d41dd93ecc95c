import type { CoinView } from '@arara/games';
import { type CoinSide, coinLadder, coinSides } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import macaw from '@lobehub/fluent-emoji-3d/assets/1f99c.webp';
import crown from '@lobehub/fluent-emoji-3d/assets/1f451.webp';
import { useTimeline } from '../motion/use-timeline.ts';
import { shortMultiplierText } from '../pieces/numbers.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import styles from './coin-stage.module.css';
import { title } from './letters.ts';
import { coinMoments, restingCoin } from './moments.ts';

export type CoinChoice = Record<string, never>;

// The server builds the view with the rules this type comes from.
const viewOf = (round: StageRound | null) => (round?.view ?? null) as CoinView | null;

const look: TitleLook = {
  name: 'Cara ou Coroa',
  lettering: title,
  face: ['#fff9dc', '#ffd76a', '#b8790f'],
  depth: '#5a3503',
  edge: '#1f1203',
};
const pictures: Readonly<Record<CoinSide, string>> = { heads: macaw, tails: crown };
const rungsShown = 6;

/** Cara ou Coroa: a large coin, two calls, and the ladder of doublings. */
export function CoinStage(props: StageProps<CoinChoice>) {
  const { words, round, isWaiting, isCalm, onDone, onAct } = props;
  const { t, locale } = words;
  const { scene, isPlaying } = useTimeline({
    round,
    isCalm,
    first: restingCoin,
    momentsOf: (played) => momentsOfRound(viewOf(played)),
    onDone,
  });
  const view = viewOf(round);
  const isStarting = isWaiting && !round?.isOpen;
  const shown = isStarting ? restingCoin : scene;
  const told = shown.end ? round : null;
  const canCall = round?.isOpen === true && !isWaiting && !isPlaying;
  const side = shown.falls.at(-1) ?? 'heads';
  const detail = told && view ? endWords(view, words) : undefined;
  const isRight = view !== null && shown.falls.length > 0 && round?.isOpen === true && !shown.isSpinning;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<div className={styles.glow} aria-hidden="true" />}
      told={told}
      isCalm={isCalm}
      waitingText={
        round?.isOpen && view?.nextMultiplier
          ? t('arcade.next', { multiplier: shortMultiplierText(view.nextMultiplier, locale) })
          : t('arcade.coin_hint')
      }
      detail={detail}
      spoken={
        detail ??
        (isRight && view
          ? t('games.stage_mines_safe', { multiplier: shortMultiplierText(view.multiplier, locale) })
          : null)
      }
    >
      <ol className={styles.streak} aria-label={t('games.stage_history')}>
        {shown.falls.slice(-9).map((fall, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a flip is its place in the streak.
          <li key={index} className={styles.past}>
            <img src={pictures[fall]} alt={t(`arcade.coin_${fall}`)} />
          </li>
        ))}
      </ol>
      <div className={styles.air} aria-hidden="true">
        <div className={classNames(styles.coin, shown.isSpinning && !isCalm && styles.spinning)}>
          <span className={styles.face}>
            <img src={pictures[side]} alt="" />
          </span>
        </div>
        <i className={styles.shadow} />
      </div>
      <fieldset className={styles.calls} aria-label={t('arcade.coin_ask')}>
        {coinSides.map((call) => (
          <button
            key={call}
            type="button"
            className={classNames(styles.call, styles[call])}
            disabled={!canCall}
            onClick={() => onAct({ type: 'call', side: call })}
          >
            <img src={pictures[call]} alt="" />
            {t(`arcade.coin_${call}`)}
          </button>
        ))}
      </fieldset>
      <Ladder flips={shown.end === 'wrong_call' ? 0 : shown.falls.length} locale={locale} />
    </StageFrame>
  );
}

/** The next doublings; the one reached is gold. */
function Ladder({ flips, locale }: { flips: number; locale: string }) {
  const from = Math.max(0, Math.min(flips - 1, coinLadder.length - rungsShown));
  return (
    <ol className={styles.ladder}>
      {coinLadder.slice(from, from + rungsShown).map((multiplier, index) => (
        <li key={multiplier} className={classNames(styles.rung, from + index + 1 === flips && styles.now)}>
          {shortMultiplierText(multiplier, locale)}
        </li>
      ))}
    </ol>
  );
}

function momentsOfRound(view: CoinView | null) {
  return view ? coinMoments(view) : [];
}

function endWords({ end, falls, called }: CoinView, { t }: StageWords): string {
  if (end === 'wrong_call')
    return t('arcade.coin_wrong', { side: t(`arcade.coin_${falls.at(-1) ?? 'heads'}`) });
  if (end === 'last_flip') return t('arcade.coin_last');
  return t('arcade.coin_cashed', { count: called.length });
}
