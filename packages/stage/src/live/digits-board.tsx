import { type DigitBetType, digitBets, digitTimes, isDigitHit, multiplierUnit } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { Eraser, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Options } from '../pieces/options.tsx';
import { anyDigits, type DigitSpot, digitKey, digitSpotOf } from './digit-spots.ts';
import { drawnNumbers } from './drawn-numbers.ts';
import type { LiveBoardProps } from './live-cabinet.ts';
import pad from './number-pad.module.css';
import { paysText } from './pays-text.ts';
import { SpotBoard } from './spot-board.tsx';
import { TicketPlace } from './ticket.tsx';
import styles from './tickets.module.css';

const digits = Array.from({ length: 10 }, (_, digit) => digit);

/** The kinds of bets on three digits: a number is keyed in and takes chips as a ticket; last digits are places of their own. */
export function DigitsBoard({ outcome, setting: _, ...rest }: LiveBoardProps) {
  const { words, piles, isLocked, onPut, onLift } = rest;
  const { t, locale } = words;
  const [type, choose] = useState<DigitBetType>('exact');
  const drawn = outcome === null ? null : drawnNumbers(outcome);
  const tickets = [...piles.keys()].map(digitSpotOf).filter((spot) => spot.type !== 'last_one');
  return (
    <div className={classNames(styles.board, styles.digits)}>
      <Options<DigitBetType>
        label={t('draws.digits_bet')}
        options={digitBets.map((bet) => ({
          value: bet.type,
          label: t(`draws.bet_${bet.type}`),
          detail: paysText(bet.times * multiplierUnit, locale),
        }))}
        chosen={type}
        onChoose={choose}
        isLocked={false}
        columns={3}
      />
      {tickets.length > 0 && (
        <div className={styles.tickets}>
          {tickets.map((spot) => {
            const key = digitKey(spot);
            return (
              <TicketPlace
                key={key}
                words={words}
                ticket={{
                  key,
                  name: t(`draws.bet_${spot.type}`),
                  numbers: spot.digits,
                  pays: paysOf(spot, locale),
                }}
                columns={3}
                isHit={() => drawn !== null && isDigitHit(spot.type, spot.digits, drawn)}
                cents={piles.get(key)}
                isLocked={isLocked}
                onPut={() => onPut([key])}
                onLift={() => onLift(key)}
              />
            );
          })}
        </div>
      )}
      {type === 'last_one' ? (
        <LastDigits {...rest} last={drawn?.at(-1)} />
      ) : (
        <DigitPad key={type} type={type} {...rest} />
      )}
    </div>
  );
}

const paysOf = ({ type, digits: on }: DigitSpot, locale: string) =>
  paysText((digitTimes(type, on) ?? 0) * multiplierUnit, locale);

interface DigitPadProps extends Pick<LiveBoardProps, 'words' | 'isLocked' | 'onPut'> {
  type: DigitBetType;
}

/** Digits to key in. A key after the last one begins a new number. */
function DigitPad({ type, words, isLocked, onPut }: DigitPadProps) {
  const { t, locale } = words;
  const [typed, keyIn] = useState<readonly number[]>([]);
  const count = digitBets.find((bet) => bet.type === type)?.digits ?? 0;
  const isFull = typed.length === count;
  const isTaken = isFull && digitTimes(type, typed) !== null;
  const name = isFull ? (isTaken ? 'livetables.touch_ticket' : 'draws.digits_same') : 'livetables.key_in';
  return (
    <div className={pad.pad}>
      <TicketPlace
        words={words}
        ticket={{
          key: 'own',
          name: t(name),
          numbers: Array.from({ length: count }, (_, place) => typed[place] ?? null),
          ...(isTaken ? { pays: paysOf({ type, digits: typed }, locale) } : {}),
        }}
        columns={count}
        isHit={() => false}
        cents={undefined}
        isLocked={isLocked || !isTaken}
        onPut={() => {
          onPut([digitKey({ type, digits: typed })]);
          keyIn([]);
        }}
        onLift={() => keyIn([])}
      />
      <fieldset className={classNames(pad.numbers, pad.keys)} aria-label={t('draws.digits_yours')}>
        {digits.map((digit) => (
          <button
            key={digit}
            type="button"
            className={pad.number}
            disabled={isLocked}
            onClick={() => keyIn(isFull ? [digit] : [...typed, digit])}
          >
            {digit}
          </button>
        ))}
      </fieldset>
      <div className={pad.actions}>
        <button type="button" disabled={isLocked} onClick={() => keyIn(anyDigits(type))}>
          <WandSparkles size={16} aria-hidden="true" />
          {t('games.stage_lottery_quick')}
        </button>
        <button type="button" disabled={isLocked || typed.length === 0} onClick={() => keyIn([])}>
          <Eraser size={16} aria-hidden="true" />
          {t('games.stage_clear')}
        </button>
      </div>
    </div>
  );
}

function LastDigits({
  last,
  ...rest
}: Omit<LiveBoardProps, 'outcome' | 'setting'> & { last: number | undefined }) {
  const { words } = rest;
  const key = (digit: number) => digitKey({ type: 'last_one', digits: [digit] });
  return (
    <SpotBoard
      {...rest}
      label={words.t('draws.bet_last_one')}
      columns={5}
      isDense
      felt={['#5c1a24', '#22080d']}
      won={(spot) => last !== undefined && spot === key(last)}
      spots={digits.map((digit) => ({
        key: key(digit),
        name: String(digit),
        pays: paysOf({ type: 'last_one', digits: [digit] }, words.locale),
        color:
          digit % 2 === 0
            ? 'linear-gradient(180deg, #a3402a, #5c1a1a)'
            : 'linear-gradient(180deg, #84305a, #3f1230)',
      }))}
    />
  );
}
