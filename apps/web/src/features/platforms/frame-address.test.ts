import { expect, test } from 'vitest';
import { frameAddress } from './frame-address.ts';

const here = 'https://arara.example/gameInfo?name=day7-lua-de-prata';
const path = '/sandbox/platform/day7/play/lua?token=abc';

test('[S2.40] a page of ours is framed from the address this page came from, whichever name of the house was told', () => {
  const ours = { src: path, isOurs: true };
  for (const origin of [
    '',
    'https://arara.example',
    'http://127.0.0.1:8080',
    'http://localhost:8080',
    'http://[::]:8080',
  ])
    expect(frameAddress(`${origin}${path}`, here), origin).toEqual(ours);
});

test("[S2.40] another house's page is framed from there, whatever its path", () => {
  for (const url of [
    'https://games.provider.example/sandbox/launch?token=abc',
    `http://arara.example${path}`,
    `https://arara.example:8443${path}`,
    `https://arara.example.evil.example${path}`,
    `https://127.0.0.1.evil.example${path}`,
    `https://localhost.evil.example${path}`,
    'https://games.provider.example/play?token=abc',
  ])
    expect(frameAddress(url, here), url).toEqual({ src: url, isOurs: false });
});

test('[S2.40] what else is at our address is no page of a game', () => {
  expect(frameAddress('https://arara.example/wallet', here)).toEqual({
    src: 'https://arara.example/wallet',
    isOurs: false,
  });
});
