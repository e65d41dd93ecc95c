import { expect, test } from 'vitest';
import { depositSight, gameSight, homeSight, lobbySight } from './first-sight.ts';

const poster = { poster: '/p/plinko.webp', posterSmall: '/p/plinko-300.webp' };

test('home carries the picture of the first banner, and what staff wrote stays text', () => {
  const { head, body } = homeSight('<svg/>', {
    wide: '/banners/wide.svg',
    phone: '/banners/phone.svg?a=1&b="x"',
  });
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
  const deposit = depositSight('<svg/>', { title: 'Depositar', reminder: 'Pague <do> seu CPF' });
  expect(deposit.body).toContain('<p>Pague &lt;do&gt; seu CPF</p>');
});
