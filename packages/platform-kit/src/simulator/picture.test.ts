import { expect, test } from 'vitest';
import { createLobby } from './lobby.ts';
import { picture } from './picture.ts';
import { titlesMax } from './titles.ts';

test('a title can be read on a poster that is 110 px wide, however long it is', () => {
  const small = [
    ...createLobby({ games: titlesMax, mix: 'usual', picturesUrl: '', offset: 0 }).values(),
  ].flatMap((game) => {
    const sizes = [...picture(game).matchAll(/<text [^>]*font-size="([\d.]+)"/g)].map(([, size]) =>
      Number(size),
    );
    return Math.min(...sizes) * (110 / 300) < 9 ? [`${game.title.pt} ${sizes}`] : [];
  });
  expect(small).toEqual([]);
});
