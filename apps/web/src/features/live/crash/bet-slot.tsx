import { formatAmount } from '@arara/money';
import { Card, Chips, clampCents, classNames, MoneyField, Switch } from '@arara/ui';
import { type RefObject, useImperativeHandle, useState } from 'react';
import { PauseLine } from '../../../components/pause/pause-line.tsx';
import { usePause } from '../../../components/pause/use-pause.ts';
import { toCents, useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { askLogin, useIsLoggedIn } from '../../../lib/session.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { AutoAt } from './auto-at.tsx';
import styles from './bet-slot.module.css';
import type { FlightTable } from './flight-rules.ts';
import { useIsMeant } from './meant.ts';
import { hundredthsOf, wireOf } from './multiplier.ts';
import { SlotButton } from './slot-button.tsx';
import { type Slot, slotFace, slotResult } from './slot-face.ts';
import { SlotFailure, SlotResult } from './slot-result.tsx';
import { useStakeOf } from './stake-memory.ts';
import type { Bets } from './use-bets.ts';
import type { Flight } from './use-table.ts';

/** What a key may do to a slot: it bets and cashes out, it never takes a bet back. */
export interface SlotKeys {
  readonly canCashOut: boolean;
  press(): void;
}

interface BetSlotProps {
  slot: Slot;
  table: FlightTable;
  flight: Flight;
  bets: Bets;
  isCalm: boolean;
  keys: RefObject<SlotKeys | null>;
}

const chips = [100n, 500n, 2_000n, 10_000n];

/** One of the two bets that may fly at once: stake, where it leaves by itself, and the one button. */
export function BetSlot({ slot, table, flight, bets, isCalm, keys }: BetSlotProps) {
  const t = useT();
  const { locale } = useLanguage();
  const { money, number } = useFormat();
  const isLoggedIn = useIsLoggedIn();
  const isWide = useIsWide();
  const pause = usePause();
  const { rules } = table;
  const limits = { minCents: toCents(rules.min_stake), maxCents: toCents(rules.max_stake) };
  const [stakeCents, setStake] = useStakeOf(table.table, slot, limits);
  const [isAuto, setAuto] = useState(false);
  const [autoAt, setAutoAt] = useState(200);
  const { state } = flight;
  const own = { slot, round: state.round, next: state.next, bets: bets.bets, asked: bets.asked[slot] };
  const face = slotFace(own);
  const result = slotResult(own);
  const isLocked = face.kind !== 'bet' && face.kind !== 'closed';

  const place = (roundId: string) => {
    if (!isLoggedIn) askLogin();
    else if (!pause) void bets.place(slot, roundId, formatAmount(stakeCents), isAuto ? wireOf(autoAt) : null);
  };
  const isPressMeant = useIsMeant(face);
  const press = () => {
    if (!isPressMeant()) return;
    if (face.kind === 'bet') place(face.roundId);
    else if (face.kind === 'flying') void bets.cashOut(face.bet);
    else if (face.kind === 'placed') void bets.takeBack(face.bet);
  };
  useImperativeHandle(keys, () => ({
    canCashOut: face.kind === 'flying',
    press: () => {
      if (face.kind !== 'placed') press();
    },
  }));

  /** On phones the keys stand beside the field, not in it: the whole amount is seen. */
  const key = (label: string, face: string, cents: bigint) => (
    <button
      type="button"
      className={styles.key}
      aria-label={`${label} (${face})`}
      disabled={isLocked}
      onClick={() => setStake(clampCents(cents, limits.minCents, limits.maxCents))}
    >
      {face}
    </button>
  );
  const title = t('live.bet_slot', { slot: number(slot) });
  return (
    <Card
      className={classNames(styles.slot, styles[face.kind], result?.state === 'cashed' && styles.cashed)}
      padding="none"
      aria-label={title}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        {result && (
          <SlotResult multiplier={result.multiplier} payout={result.payout} end={state.round?.end ?? null} />
        )}
      </header>
      <div className={styles.controls}>
        <MoneyField
          className={styles.stake ?? ''}
          label={t('games.stage_stake')}
          locale={locale}
          valueCents={stakeCents}
          minCents={limits.minCents}
          maxCents={limits.maxCents}
          onValueChange={(cents) => {
            bets.clearError(slot);
            setStake(cents);
          }}
          onBlur={() => setStake(clampCents(stakeCents, limits.minCents, limits.maxCents))}
          {...(isWide ? { keys: { half: t('games.stage_half'), double: t('games.stage_twice') } } : {})}
          isDisabled={isLocked}
        />
        <Chips
          className={styles.chips ?? ''}
          label={t('games.stage_quick')}
          layout="even"
          size="sm"
          options={chips.map((cents) => ({
            value: String(cents),
            label: number(Number(cents) / 100),
            isDisabled: isLocked,
          }))}
          value={chips.includes(stakeCents) ? String(stakeCents) : null}
          onValueChange={(value) => setStake(BigInt(value))}
        />
        <div className={styles.auto}>
          {!isWide && (
            <span className={styles.keys}>
              {key(t('games.stage_half'), '½', stakeCents / 2n)}
              {key(t('games.stage_twice'), '2×', stakeCents * 2n)}
            </span>
          )}
          <Switch
            label={t('live.auto_out')}
            checked={isAuto}
            disabled={isLocked}
            onChange={(event) => setAuto(event.currentTarget.checked)}
          />
          <AutoAt
            value={autoAt}
            lowest={hundredthsOf(rules.lowest_multiplier)}
            highest={hundredthsOf(rules.highest_multiplier)}
            isDisabled={isLocked || !isAuto}
            onValue={setAutoAt}
          />
        </div>
      </div>
      {bets.errors[slot] && <SlotFailure error={bets.errors[slot]} />}
      {pause && face.kind === 'bet' ? (
        <PauseLine pause={pause} />
      ) : (
        <SlotButton
          face={face}
          flight={flight}
          stake={money(stakeCents)}
          isCalm={isCalm}
          isLoggedIn={isLoggedIn}
          slotName={title}
          onPress={press}
        />
      )}
    </Card>
  );
}
