import { protection } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { type AnyGameStage, type StageRound, type StageWords, useCalm } from '@arara/stage';
import { Card, latePart, Switch } from '@arara/ui';
import { useMemo, useState } from 'react';
import { useNextTurn } from '../../components/in-turn.tsx';
import { usePause } from '../../components/pause/use-pause.ts';
import { useOpenedPart } from '../../components/use-opened-part.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { askLogin, useIsLoggedIn } from '../../lib/session.ts';
import { setFlags, useFlag } from '../../lib/ui-flags.ts';
import { useCall } from '../../lib/use-call.ts';
import { AutoplayPanel } from './autoplay-panel.tsx';
import { BetPanel } from './bet-panel.tsx';
import { DemoBar } from './demo-bar.tsx';
import { FullScreenOff } from './full-screen.tsx';
import { GameHead } from './game-head.tsx';
import { GameInfoWhenNear } from './game-info-when-near.tsx';
import styles from './game-page.module.css';
import type { Info } from './info.ts';
import { JackpotPlate } from './jackpot-plate.tsx';
import { panelAction } from './panel-action.ts';
import { PastRounds } from './past-rounds.tsx';
import { canAsk, stakeInBet } from './round-state.ts';
import { fitStake } from './stakes.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useHistory } from './use-history.ts';
import { usePlayKeys } from './use-play-keys.ts';
import { useRound } from './use-round.ts';
import { useStageInSight } from './use-stage-in-sight.ts';
import { useStake } from './use-stake.ts';

const roundSheet = latePart(async () => (await import('./round-sheet.tsx')).RoundSheet);

/** A game being played: who holds the stake, the choice and the round, and hands them to stage and panel. */
export function GameTable({ info, stage }: { info: Info; stage: AnyGameStage }) {
  const words = useStageWords();
  const isCalm = useCalm();
  const isLoggedIn = useIsLoggedIn();
  const isTurboOn = useFlag('isTurboOn');
  const pause = usePause();
  const inSight = useStageInSight();
  const limits = {
    minCents: toCents(info.min_stake),
    maxCents: toCents(info.max_stake),
    stepCents: stage.stakeStepCents,
  };
  const [stakeCents, setStake] = useStake(info.name, limits);
  const [choice, setChoice] = useState<unknown>(stage.firstChoice);
  const [shownRound, showRound] = useState<string | null>(null);
  const RoundSheet = useOpenedPart(roundSheet, shownRound !== null, () => showRound(null));
  const history = useHistory(info.name);
  // A round taken up again stands on the table with what it was bet with.
  const takeUp = (round: StageRound) => {
    setStake(stakeInBet(round) ?? stakeCents);
    setChoice((before: unknown) => stage.choiceOf?.(round, before) ?? before);
  };
  const { state, error, houseEnd, clearError, isMeant, play, act, played } = useRound(
    info.name,
    history.add,
    takeUp,
  );

  const totalCents = stage.stakeOf(choice, stakeCents);
  const action = stage.actionOf(choice, stakeCents, state.round);
  const start = async (): Promise<boolean> => {
    if (!isLoggedIn) {
      askLogin();
      return false;
    }
    if (pause) return false;
    const fitted = fitStake(stakeCents, limits);
    const stake = stage.isStakeOnTable ? {} : { stake: formatAmount(fitted) };
    const isTaken = await play({ ...stake, ...stage.fieldsOf(choice, fitted) });
    if (isTaken) setChoice((before: unknown) => stage.afterBet(before));
    return isTaken;
  };
  // Asked for by what shows it.
  const isCheckDue = useCall(protection.realityCheck, {}, { enabled: false }).data?.is_due === true;
  const autoplay = useAutoplay({
    isIdle: state.phase === 'idle',
    round: state.round,
    stakeCents: totalCents,
    isCheckDue,
    play: start,
  });
  const press = () => {
    if (autoplay.run) return autoplay.stop();
    if (!canAsk(state)) return;
    if (!isLoggedIn && state.phase === 'idle') return askLogin();
    if (!action.isEnabled) return;
    const isStep = action.act !== null && state.round?.isOpen === true;
    if (!isMeant(isStep ? 'step' : 'start')) return;
    inSight.bring();
    void (isStep && action.act ? act(action.act) : start());
  };
  const isLocked = state.phase !== 'idle' || autoplay.run !== null;
  const changeStake = (cents: bigint) => {
    clearError();
    setStake(cents);
  };
  usePlayKeys({
    press,
    stakeCents,
    limits,
    setStake: changeStake,
    isLocked: isLocked || stage.isStakeOnTable,
  });

  // The stage goes first.
  const hasPanel = useNextTurn();
  const { Stage, Choices } = stage;
  const shared = {
    words,
    choice,
    stakeCents,
    isLocked,
    onChoose: (next: unknown) => {
      clearError();
      setChoice(next);
    },
  };
  return (
    <div className={styles.page}>
      <GameHead info={info} />
      <DemoBar />
      <div className={styles.grid} data-fills-screen>
        <div className={styles.column}>
          {info.features.includes('progressive_jackpot') && <JackpotPlate game={info.name} />}
          <div ref={inSight.stage} className={styles.stage}>
            <Stage
              {...shared}
              round={state.round}
              isWaiting={state.phase === 'waiting'}
              isCalm={isCalm || state.isResumed}
              isTurbo={info.turbo && isTurboOn}
              onDone={played}
              onAct={(step) => void act(step)}
            />
            <FullScreenOff className={styles.leave} />
          </div>
          <PastRounds rounds={history.rounds} onShow={showRound} />
        </div>
        {hasPanel ? (
          <BetPanel
            limits={limits}
            stakeCents={stakeCents}
            onStake={changeStake}
            isStakeOnTable={stage.isStakeOnTable}
            choices={Choices && <Choices {...shared} isBuyAllowed={info.feature_buy} />}
            autoplay={
              <>
                {info.turbo && (
                  <Switch
                    label={words.t('slotstage.turbo')}
                    checked={isTurboOn}
                    onChange={(event) => setFlags({ isTurboOn: event.currentTarget.checked })}
                  />
                )}
                {info.autoplay && !pause && (
                  <AutoplayPanel
                    autoplay={autoplay}
                    onStart={inSight.bring}
                    stakeCents={totalCents}
                    isLocked={isLocked || stage.afterBet(choice) !== choice}
                  />
                )}
              </>
            }
            action={panelAction(action, state.phase, autoplay.run, totalCents, isLoggedIn)}
            pause={pause}
            isStep={state.phase !== 'idle' && action.act !== null}
            isLocked={isLocked}
            error={error}
            houseEnd={houseEnd}
            onPress={press}
          />
        ) : (
          <span className={styles.panelWaiting} />
        )}
      </div>
      {hasPanel && (
        <Card className={styles.info ?? ''} padding="none">
          <GameInfoWhenNear info={info} Help={stage.Help} words={words} />
        </Card>
      )}
      {RoundSheet && <RoundSheet roundId={shownRound} onClose={() => showRound(null)} />}
    </div>
  );
}

function useStageWords(): StageWords {
  const t = useT();
  const { money } = useFormat();
  const { locale } = useLanguage();
  return useMemo(() => ({ t, money, locale }), [t, money, locale]);
}
