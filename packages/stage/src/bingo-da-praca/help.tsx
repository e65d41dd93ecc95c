import { bingoHelp, bingoPatterns } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';
import styles from './help.module.css';

export function BingoHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(bingoHelp, props)} />;
  const number = new Intl.NumberFormat(locale);
  return (
    <PrizeTable
      caption={t('games.stage_prizes_bingo')}
      heads={[t('games.stage_bingo_pattern'), '', t('games.stage_multiplier')]}
      rows={bingoPatterns.map(({ name, times, forms }) => ({
        key: name,
        cells: [
          t(`games.bingo_${name}`),
          <span key="forms" className={styles.forms} aria-hidden="true">
            {forms.map((form) => (
              <Form key={form} form={form} />
            ))}
          </span>,
          `${number.format(times)}×`,
        ],
      }))}
    />
  );
}

/** A pattern as a small card. */
function Form({ form }: { form: string }) {
  const marks = [...form.replaceAll(' ', '')];
  return (
    <svg width="40" height="24" viewBox="0 0 40 24" aria-hidden="true">
      {marks.map((mark, cell) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={cell}
          x={(cell % 5) * 8}
          y={Math.floor(cell / 5) * 8}
          width="7"
          height="7"
          rx="1.5"
          className={mark === 'x' ? styles.on : styles.off}
        />
      ))}
    </svg>
  );
}
