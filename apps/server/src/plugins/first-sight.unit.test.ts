import { expect, test } from 'vitest';
import { depositSight, gameSight, homeSight, lobbySight } from './first-sight.ts';

const inNone = { cn: '', en: '', ch: '', pt: '', vi: '', id: '', th: '', tr: '', msa: '' };
const poster = { poster: '/p/plinko.webp', posterSmall: '/p/plinko-300.webp' };

test('home carries the picture of the first banner, and what staff wrote stays text', () => {
  const { head, body } = homeSight('<svg/>', {
    wide: '/banners/wide.svg',
    phone: '/banners/phone.svg?a=1&b="x"',
    promotion: 'welcome_bonus',
  });
  expect(body).toContain('<div class="first-picture" data-promotion="welcome_bonus">');
  expect(body).toContain('<div class="first-top"><svg/></div>');
  expect(body).toContain('<source media="(min-width: 600px)" srcset="/banners/wide.svg">');
  expect(head).toContain('media="(width < 600px)" href="/banners/phone.svg?a=1&amp;b=&quot;x&quot;"');
  expect(body).toContain('src="/banners/phone.svg?a=1&amp;b=&quot;x&quot;"');
});

test('the lobby carries posters as its tiles ask for them, those of the first row before all else', () => {
  const { head, body } = lobbySight('<svg/>', [...Array(6).fill(poster), { poster: '/pictures/other?v=1' }]);
  expect(body.match(/ srcset="\/p\/plinko-300.webp 300w, \/p\/plinko.webp 600w"/g)).toHaveLength(6);
  expect(head.match(/ imagesrcset="\/p\/plinko-300.webp 300w, \/p\/plinko.webp 600w"/g)).toHaveLength(3);
  expect(body.match(/fetchpriority="high"/g)).toHaveLength(3);
  expect(body).toContain('<img src="/pictures/other?v=1" width="300" height="400" alt="" loading="lazy">');
});

test('a game carries its poster, the deposit whose account pays', () => {
  expect(gameSight('<svg/>', poster).body).toContain('src="/p/plinko.webp"');
  const each = (text: string) => ({ ...inNone, pt: text });
  const deposit = depositSight('<svg/>', { title: each('Depositar'), reminder: each('Pague <do> seu CPF') });
  expect(deposit.body).toContain('>Pague &lt;do&gt; seu CPF</p>');
});

test('what a sight says waits for the page to say it in its own language', () => {
  const words = { ...inNone, pt: 'Depositar', en: 'Deposit "now"' };
  const { body } = depositSight('<svg/>', { title: words, reminder: words });
  const places = [...body.matchAll(/class="[a-z-]+ first-words" data-words="([^"]*)">Depositar</g)];
  expect(places.map(([, told = '']) => JSON.parse(told.replaceAll('&quot;', '"')))).toEqual([words, words]);
});
