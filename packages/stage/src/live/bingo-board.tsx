import { bingoCardCounts, bingoCards, bingoSheets } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Options } from '../pieces/options.tsx';
import { pickNumbers } from '../pieces/pick-numbers.ts';
import { cardKey, sheetOf } from './bingo-piles.ts';
import { drawnNumbers } from './drawn-numbers.ts';
import type { LiveBoardProps } from './live-cabinet.ts';
import { TicketPlace } from './ticket.tsx';
import styles from './tickets.module.css';

const columns = 5;
const { fewest, most } = bingoCardCounts;
const counts = Array.from({ length: most - fewest + 1 }, (_, index) => index + fewest);
const anySheet = () => pickNumbers(bingoSheets.to, 1)[0] ?? bingoSheets.from;

/** Sheets of four cards: a press puts a chip on each of as many of them as are to be played. */
export function BingoBoard({ words, piles, outcome, isLocked, onPut, onLift }: LiveBoardProps) {
  const { t } = words;
  const [count, setCount] = useState(1);
  const [offered, setOffered] = useState(anySheet);
  const sheets = [...new Set([...[...piles.keys()].map(sheetOf), offered])];
  const drawn = outcome === null ? [] : drawnNumbers(outcome);
  return (
    <fieldset className={styles.board} aria-label={t('games.stage_roulette_table')}>
      <Options<number>
        label={t('games.stage_bingo_cards')}
        options={counts.map((value) => ({ value, label: value }))}
        chosen={count}
        onChoose={setCount}
        isLocked={false}
        columns={counts.length}
      />
      {sheets.map((sheet) => (
        <div key={sheet} className={classNames(styles.tickets, styles.sheet)}>
          {bingoCards(sheet, most).map((numbers, index) => {
            const card = index + 1;
            const key = cardKey(sheet, card);
            return (
              <TicketPlace
                key={key}
                words={words}
                ticket={{ key, name: t('livetables.card', { number: `${sheet}–${card}` }), numbers }}
                columns={columns}
                isHit={(number) => drawn.includes(number)}
                cents={piles.get(key)}
                isLocked={isLocked}
                isAside={card > count && !piles.has(key)}
                onPut={() => onPut(counts.filter((one) => one <= count).map((one) => cardKey(sheet, one)))}
                // From the last card on, so that the first ones stay together.
                onLift={() => onLift(cardKey(sheet, lastOf(piles, sheet)))}
              />
            );
          })}
        </div>
      ))}
      <button
        type="button"
        className={styles.others}
        disabled={isLocked}
        onClick={() => setOffered(anySheet())}
      >
        <RefreshCw size={16} aria-hidden="true" />
        {t(piles.size === 0 ? 'games.stage_bingo_swap' : 'livetables.more_cards')}
      </button>
    </fieldset>
  );
}

/** The last card of a sheet that has chips on it. */
const lastOf = (piles: ReadonlyMap<string, bigint>, sheet: number) =>
  counts.findLast((card) => piles.has(cardKey(sheet, card))) ?? fewest;
