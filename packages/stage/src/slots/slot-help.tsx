import { type HelpLine, multiplierUnit, type SlotPresentation, slotHelp } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText, percentText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps, StagePhrase, StageWords } from '../stage.ts';
import { symbolName } from './face.ts';
import { jackpotKey, jackpotsOf } from './features/jackpots.ts';
import styles from './slot-help.module.css';
import type { SlotMachine } from './slot-machine.ts';
import { drawnPrizes, prizeGrids } from './slot-prizes.ts';
import { SymbolArt } from './symbol-art.tsx';
import type { SlotTheme } from './theme.ts';

/** The rules and the prizes of one title. */
export function SlotHelp({ machine, ...props }: HelpProps & { machine: SlotMachine }) {
  const { shown, theme } = machine;
  const { words, part } = props;
  if (part === 'rules')
    return <RulesList sentences={helpSentences(linesInWords(slotHelp(shown), words), props)} />;
  return (
    <div className={styles.prizes}>
      <div className={styles.side}>
        <SymbolPrizes shown={shown} theme={theme} words={words} />
      </div>
      <div className={styles.side}>
        {shown.wins.kind === 'lines' && <Lines shown={shown} words={words} />}
        <NamedPrizes shown={shown} words={words} />
      </div>
    </div>
  );
}

/** Rules may name a symbol by its phrase: it is said in the player's language. */
function linesInWords(lines: readonly HelpLine[], { t }: StageWords): readonly HelpLine[] {
  const said = (value: string | number) =>
    // The rules name nothing but phrases with a dot, and a test holds each of them against the phrases.
    typeof value === 'string' && value.includes('.') ? t(value as Parameters<typeof t>[0]) : value;
  return lines.map(({ key, values }) => ({
    key,
    ...(values && {
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(value)])),
    }),
  }));
}

interface PartProps {
  shown: SlotPresentation;
  words: StageWords;
}

/** What so many of each symbol pay, in stakes of the whole spin. */
function SymbolPrizes({ shown, theme, words }: PartProps & { theme: SlotTheme }) {
  const text = (pay: number) => (pay === 0 ? '–' : timesText(pay / shown.units, words.locale));
  return prizeGrids(shown).map(({ steps, rows }) => (
    <PrizeTable
      key={steps.join(' ')}
      caption={words.t('slotstage.prizes')}
      heads={[words.t('games.stage_symbol'), ...steps.toReversed()]}
      rows={rows.map(({ symbol, pays }) => ({
        key: symbol,
        cells: [
          <span key="symbol" className={styles.symbol}>
            <span className={styles.picture}>
              <SymbolArt look={theme.symbols[symbol]} />
            </span>
            {symbolName(symbol, words)}
          </span>,
          ...pays.map(text).toReversed(),
        ],
      }))}
    />
  ));
}

const timesText = (stakes: number, locale: string) =>
  multiplierText(Math.round(stakes * multiplierUnit), locale);

function Lines({ shown, words }: PartProps) {
  const { wins, columns, rows } = shown;
  if (wins.kind !== 'lines') return null;
  return (
    <div>
      <h3 className={styles.head}>{words.t('games.stage_lines')}</h3>
      <ol className={styles.lines}>
        {wins.lines.map((line, index) => (
          <li key={line.join('')}>
            <svg viewBox={`0 0 ${columns * 10} ${rows * 10}`} aria-hidden="true">
              {Array.from({ length: rows }, (_, row) =>
                line.map((at, column) => (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                    key={`${column}.${row}`}
                    x={column * 10 + 1}
                    y={row * 10 + 1}
                    width="8"
                    height="8"
                    fill={at === row ? 'var(--sun)' : 'var(--line)'}
                  />
                )),
              )}
            </svg>
            <span>{index + 1}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Jackpots, and what the wheel, coins, places or multipliers can be, where a title has them. */
function NamedPrizes({ shown, words }: PartProps) {
  const { t, locale } = words;
  const jackpots = jackpotsOf(shown);
  const drawn = drawnPrizes(shown);
  return (
    <>
      {jackpots.length > 0 && (
        <PrizeTable
          caption={t('slotstage.jackpots')}
          heads={['', t('games.stage_multiplier')]}
          rows={jackpots.map(({ jackpot, stakes }) => ({
            key: jackpot,
            cells: [t(jackpotKey(jackpot)), timesText(stakes, locale)],
          }))}
        />
      )}
      {drawn.length > 0 && (
        <PrizeTable
          caption={t(drawnTitle(shown))}
          heads={[t('games.stage_multiplier'), t('slotstage.chance')]}
          rows={drawn.map(({ times, share }) => ({
            key: String(times),
            cells: [timesText(times, locale), percentText(Math.round(share * 10_000), locale)],
          }))}
        />
      )}
    </>
  );
}

function drawnTitle({ wheel, hold, picks }: SlotPresentation): StagePhrase {
  if (wheel) return 'slotstage.wheel_title';
  if (hold) return 'slotstage.coin_values';
  return picks ? 'slotstage.picks_title' : 'games.stage_multiplier';
}
