import { describe, expect, test } from 'vitest';
import { createFormat, toCents } from './format.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  test('wire amounts become centavos, signs included', () => {
    expect(toCents('1284.50')).toBe(128450n);
    expect(toCents('-0.05')).toBe(-5n);
    expect(toCents('nonsense')).toBe(0n);
  });

  test('money is BRL in every locale, with a true minus', () => {
    const format = createFormat('pt-BR');
    expect(plain(format.money('1284.50'))).toBe('R$ 1.284,50');
    expect(plain(format.money(-3600n))).toBe('\u2212R$ 36,00');
    expect([plain(format.roundMoney('50000.00')), plain(format.roundMoney('0.50'))]).toEqual([
      'R$ 50.000',
      'R$ 0,50',
    ]);
    expect(createFormat('vi-VN').roundMoney('10000.00').replaceAll('\u00a0', ' ')).toBe('10.000 R$');
    expect(createFormat('en-US').money(128450n)).toBe('R$1,284.50');
  });

  test('moments are shown in the time of São Paulo', () => {
    const format = createFormat('pt-BR');
    expect(format.date('2026-01-01T02:30:00Z')).toBe('31/12/2025');
    expect(format.time('2026-01-01T02:30:00Z')).toBe('23:30');
    expect(plain(format.dateTime('2026-01-01T02:30:00Z'))).toBe('31/12/2025, 23:30');
  });

  test.each(['pt-BR', 'id-ID', 'vi-VN', 'zh-CN', 'th-TH'])('a moment stays on one line in %s', (locale) => {
    expect(createFormat(locale).dateTime('2026-01-01T02:30:00Z')).not.toContain(' ');
  });

  test('years are Gregorian in Thai, as the birth date is', () => {
    expect(createFormat('th-TH').date('2026-06-15T12:00:00Z')).toContain('2026');
  });

  test('percents keep their decimals', () => {
    expect(createFormat('pt-BR').percent('96.41')).toBe('96,41%');
    expect(createFormat('en-US').percent('99.00')).toBe('99%');
  });
});
