import type { Call, Client } from '@arara/contract';
import { expect, test } from 'vitest';
import { loadInformation } from './load-information.ts';

test('[S7.58] the three calls of the information centre are asked together, none waiting for another', async () => {
  const asked: string[] = [];
  const answers: ((data: unknown) => void)[] = [];
  // Holds every answer back until all have been asked for.
  const ask = ((call: Call) => {
    asked.push(call.path);
    return new Promise<unknown>((resolve) => answers.push(resolve));
  }) as Client;
  const loaded = loadInformation(ask, new AbortController().signal);
  expect(asked).toEqual([
    '/api/informationcenter/support',
    '/api/informationcenter/notification',
    '/api/informationcenter/announcement',
  ]);
  const [support, notices, news] = [{ linkurl: 'https://chat.example' }, { items: [1] }, { items: [2] }];
  answers.forEach((answer, place) => void answer([support, notices, news][place]));
  expect(await loaded).toEqual({ support, notifications: [1], announcements: [2] });
});
