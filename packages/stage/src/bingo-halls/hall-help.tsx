import type { Hall, HelpLine } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';
import styles from './hall-help.module.css';

/** The rules of a hall, or its prizes with the shapes that make them. */
export function HallHelp({ hall, lines, ...props }: HelpProps & { hall: Hall; lines: readonly HelpLine[] }) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(lines, props)} />;
  const number = new Intl.NumberFormat(locale);
  const isInParts = hall.slug === 'bingo-do-coreto';
  return (
    <PrizeTable
      caption={
        isInParts
          ? t('draws.prizes_coreto', { drawn: hall.drawn, all: hall.drawn + hall.extra })
          : t('games.stage_prizes_bingo')
      }
      heads={[t('games.stage_bingo_pattern'), '', t('games.stage_multiplier')]}
      rows={hall.prizes.map(({ name, times, forms }) => ({
        key: name,
        cells: [
          t(`draws.hall_${name}`),
          <span key="forms" className={styles.forms} aria-hidden="true">
            {forms.slice(0, 3).map((form) => (
              <Form key={form} form={form} columns={hall.columns} />
            ))}
          </span>,
          `${number.format(times)}×`,
        ],
      }))}
    />
  );
}

/** A pattern as a small card. */
function Form({ form, columns }: { form: string; columns: number }) {
  const marks = [...form.replaceAll(' ', '')];
  const [width, height] = [columns * 6, (marks.length / columns) * 6];
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {marks.map((mark, cell) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={cell}
          x={(cell % columns) * 6}
          y={Math.floor(cell / columns) * 6}
          width="5"
          height="5"
          rx="1"
          className={mark === 'x' ? styles.on : styles.off}
        />
      ))}
    </svg>
  );
}
