import { coroaDaOncaPaytable, multiplierUnit } from '@arara/games/tables';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import { type Rule, rulesOf } from '../pieces/rules-of.ts';
import type { HelpProps, StageWords } from '../stage.ts';
import styles from './help.module.css';
import { SymbolArt, symbolName } from './symbols.tsx';

export function SlotHelp(props: HelpProps) {
  const { words, part } = props;
  if (part === 'rules') return <RulesList sentences={rulesOf(slotRules(words), props)} />;
  return (
    <div className={styles.prizes}>
      <Pays words={words} />
      <Lines words={words} />
    </div>
  );
}

function slotRules(words: StageWords): readonly Rule[] {
  const { lines, scatterPays, freeSpins, wild, scatter } = coroaDaOncaPaytable;
  const [three, four, five] = scatterPays;
  const names = { wild: symbolName(wild, words), scatter: symbolName(scatter, words) };
  const { awarded, most, multiplier } = freeSpins;
  return [
    { key: 'games.rules_slot_lines', values: { lines: lines.length } },
    { key: 'games.rules_slot_payout', values: { lines: lines.length } },
    { key: 'games.rules_slot_wild', values: names },
    { key: 'games.rules_slot_scatter', values: { ...names, three, four, five } },
    { key: 'games.rules_slot_free_spins', values: { ...names, awarded: awarded[0], most, multiplier } },
  ];
}

/** What each symbol pays, in stakes of the whole spin. */
function Pays({ words }: { words: StageWords }) {
  const { pays, lines, scatter, scatterPays } = coroaDaOncaPaytable;
  const times = (stakes: number) => multiplierText(Math.floor(stakes * multiplierUnit), words.locale);
  const rows = Object.entries(pays).map(([symbol, [three, four, five]]) => ({
    symbol,
    figures: [five, four, three].map((pay) => times(pay / lines.length)),
  }));
  const scatters = { symbol: scatter, figures: scatterPays.toReversed().map(times) };
  return (
    <PrizeTable
      caption={words.t('games.stage_prizes_slot')}
      heads={[words.t('games.stage_symbol'), '5', '4', '3']}
      rows={[...rows.toSorted(byBest), scatters].map(({ symbol, figures }) => ({
        key: symbol,
        cells: [
          <span key="symbol" className={styles.symbol}>
            <span className={styles.picture}>
              <SymbolArt symbol={symbol} words={words} />
            </span>
            {symbolName(symbol, words)}
          </span>,
          ...figures,
        ],
      }))}
    />
  );
}

function byBest(a: { symbol: string }, b: { symbol: string }): number {
  const best = (symbol: string) => coroaDaOncaPaytable.pays[symbol]?.[2] ?? 0;
  return best(b.symbol) - best(a.symbol);
}

function Lines({ words }: { words: StageWords }) {
  return (
    <div>
      <h3 className={styles.head}>{words.t('games.stage_lines')}</h3>
      <ol className={styles.lines}>
        {coroaDaOncaPaytable.lines.map((rows, line) => (
          <li key={rows.join('')}>
            <svg viewBox="0 0 50 30" aria-hidden="true">
              <path d={cellsPath([0, 1, 2].flatMap((row) => rows.map(() => row)))} fill="var(--line)" />
              <path d={cellsPath(rows)} fill="var(--sun)" />
            </svg>
            <span>{line + 1}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Squares of a 5x3 drawing, 10 units a cell: the given row on each reel, reel after reel. */
function cellsPath(rows: readonly number[]): string {
  return rows.map((row, index) => `M${(index % 5) * 10 + 1} ${row * 10 + 1}h8v8h-8Z`).join('');
}
