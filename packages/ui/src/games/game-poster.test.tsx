import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComposedPoster } from './composed-poster.tsx';
import { GamePoster } from './game-poster.tsx';
import { posterLines } from './poster-letters.ts';

const box = { width: 300, height: 400 };
const words = (markup: string) => [...markup.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);

test('[S2.40] a game without a picture is drawn with its title, one with a picture is not', () => {
  const drawn = renderToStaticMarkup(
    <GamePoster title="Lua de Prata" poster="" alt="Lua de Prata" {...box} />,
  );
  expect(drawn).not.toContain('<img');
  expect(drawn).toContain('aria-label="Lua de Prata"');
  expect(words(drawn).join(' ')).toBe('Lua de Prata');
  const shown = renderToStaticMarkup(<GamePoster title="Lua de Prata" poster="/pictures/lua" {...box} />);
  expect(shown).toContain('src="/pictures/lua"');
  expect(shown).not.toContain('<svg');
});

test('a composed poster fetches its object alone, and tells titles from each other', () => {
  const of = (title: string) =>
    renderToStaticMarkup(<ComposedPoster title={title} hero="/hero.webp" alt="" {...box} />);
  expect(of('Lua de Prata').match(/href="[^"]*"/g)).toEqual(['href="/hero.webp"']);
  const skies = ['Lua de Prata', 'Sol de Gelo', 'Rio de Rubi'].map(
    (title) => /stop-color="[^"]*"/.exec(of(title))?.[0],
  );
  expect(new Set(skies).size).toBeGreaterThan(1);
});

test('where letters could not be read there are none', () => {
  const small = <ComposedPoster title="Lua de Prata" alt="" width={36} height={48} />;
  expect(words(renderToStaticMarkup(small))).toEqual([]);
});

test.each([
  ['Lua', ['Lua']],
  ['Tigre de Ouro', ['Tigre de', 'Ouro']],
  ['Templo de Esmeralda', ['Templo de', 'Esmeralda']],
  ['O Segredo do Templo Perdido', ['O Segredo', 'do Templo', 'Perdido']],
  ['Supercalifragilístico', ['Supercalifragilístico']],
  ['金色老虎', ['金色老虎']],
  ['金色老虎與銀色月亮的秘密', ['金色老虎與銀', '色月亮的秘密']],
  ['เสือทองคำแห่งป่าลึก', ['เสือทองคำ', 'แห่งป่าลึก']],
])('a title is lettered in lines that fit: %s', (title, expected) => {
  const lines = posterLines(title);
  expect(lines.map(({ text }) => text)).toEqual(expected);
  for (const { width, size } of lines) {
    expect(width).toBeLessThanOrEqual(256);
    expect(size).toBeGreaterThan(18);
  }
});
