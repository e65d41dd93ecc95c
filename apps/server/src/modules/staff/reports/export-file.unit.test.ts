import { languageCodes } from '@arara/phrases/languages';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';
import { columnName, rowColumns } from './export-file.ts';
import { fileWords, whatItWas } from './file-words.ts';

test.each(languageCodes)('no two columns of a file have one name: %s', (lang) => {
  const names = rowColumns.map((column) => columnName(column, lang));
  expect(new Set(names).size).toBe(names.length);
});

test('the head of a file says how its amounts and its moments are written', () => {
  expect(rowColumns.map((column) => columnName(column, 'pt'))).toEqual([
    'Dia (YYYY-MM-DD)',
    'Hora (HH:MM:SS America/Sao_Paulo)',
    'Conta',
    'Id do membro',
    'O que foi',
    'Aposta (BRL 0,00)',
    'Prêmio (BRL 0,00)',
    'Valor (BRL 0,00)',
    'É contado',
    'Id',
  ]);
  expect(columnName('csv_amount', 'cn')).toBe(`${fileWords.cn.csv_amount} (BRL 0.00)`);
});

test('what a row was is said in words, never by its key', () => {
  const titles = new Map([['dados-de-ouro', 'Dados de Ouro']]);
  const said = (
    figure: 'ggr' | 'bonus_cost' | 'rebates_cost' | 'active_members' | 'deposits',
    what: string,
  ) => languageCodes.map((lang) => whatItWas({ figure }, { what }, titles, lang));
  expect(said('ggr', 'dados-de-ouro')[0]).toBe('Dados de Ouro');
  expect(said('deposits', 'D0000001')[0]).toBe('D0000001');
  expect(whatItWas({ figure: 'active_members' }, { what: 'slots, live' }, titles, 'pt')).toBe(
    'Slots, Ao vivo',
  );
  expect(whatItWas({ figure: 'bonus_cost' }, { what: 'reward_daily_rescue' }, titles, 'tr')).toBe(
    fileWords.tr.move_reward_daily_rescue,
  );
  for (const text of said('bonus_cost', 'reward_race')) expect(text).not.toContain('_');
});

test('text that a spreadsheet would run as a formula is text', () => {
  expect(csvLine(['=cmd()', '+1', '-1', '@x', 'a"b', 'a;b', 'plain'], 'en')).toBe(
    `'=cmd(),'+1,'-1,'@x,"a""b","a;b",plain\r\n`,
  );
  expect(csvLine([{ amount: '-12.50' }, { count: 3 }, null, 'ok'], 'pt')).toBe('-12,50;3;;ok\r\n');
});
