import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Amount } from './amount.tsx';
import { BalanceBar } from './balance-bar.tsx';

const words = (markup: string) => markup.replace(/<[^>]+>/g, '').replace(/\u00a0/g, ' ');

test('an amount is written in the locale, with a true minus', () => {
  expect(words(renderToStaticMarkup(<Amount cents={128450n} locale="pt-BR" />))).toBe('R$ 1.284,50');
  expect(words(renderToStaticMarkup(<Amount cents={-3600n} locale="pt-BR" />))).toBe('−R$ 36,00');
  expect(words(renderToStaticMarkup(<Amount cents={500n} locale="pt-BR" isSigned />))).toBe('+R$ 5,00');
  expect(words(renderToStaticMarkup(<Amount cents={0n} locale="pt-BR" isSigned />))).toBe('R$ 0,00');
});

test('a rolling amount is spoken whole, its reels are silent', () => {
  const markup = renderToStaticMarkup(<Amount cents={95n} locale="pt-BR" isRolling />);
  const [spoken = '', reels = ''] = markup.split('aria-hidden="true"');
  expect(words(`${spoken}>`)).toContain('R$ 0,95');
  expect(reels.match(/translateY\(-?\d+%\)/g)).toEqual([
    'translateY(0%)',
    'translateY(-90%)',
    'translateY(-50%)',
  ]);
});

test('the balance bar speaks every part with its amount', () => {
  const markup = renderToStaticMarkup(
    <BalanceBar
      freeCents={84_230n}
      lockedCents={29_220n}
      bonusCents={0n}
      locale="pt-BR"
      words={{ label: 'Saldo', free: 'Livre', locked: 'Falta apostar', bonus: 'Bônus' }}
    />,
  ).replace(/\u00a0/g, ' ');
  expect(markup).toContain('aria-label="Saldo: Livre R$ 842,30, Falta apostar R$ 292,20, Bônus R$ 0,00"');
});
