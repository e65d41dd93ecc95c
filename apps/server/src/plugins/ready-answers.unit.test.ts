import { expect, test } from 'vitest';
import { plainOf, ReadyAnswers } from './ready-answers.ts';

/** Prices that are told ready-made; where they stand is read when the test says so. */
function openShop() {
  const asking: ((standing: string) => void)[] = [];
  const answers = new ReadyAnswers(() => new Promise<string>((tell) => asking.push(tell)));
  const shop = {
    price: 1,
    isOpen: true,
    made: [] as string[],
    ask: async (name: string) => {
      const answer = await answers.find(name, async () => {
        if (!shop.isOpen) throw new Error('closed');
        const text = `${name} ${shop.price}`;
        shop.made.push(text);
        return { marks: null, text };
      });
      return String(await plainOf(answer));
    },
    /** What whoever waits for it is told next. */
    stands: async (standing: string) => {
      await new Promise((resolve) => setImmediate(resolve));
      asking.shift()?.(standing);
    },
  };
  return shop;
}

async function shopOfMonday() {
  const shop = openShop();
  const first = shop.ask('bread');
  await shop.stands('monday');
  expect(await first).toBe('bread 1');
  return shop;
}

test('what is not there yet is begun while the standing is read, and made once', async () => {
  const shop = await shopOfMonday();
  const told = shop.ask('milk');
  expect(shop.made).toEqual(['bread 1', 'milk 1']);
  await shop.stands('monday');
  expect(await told).toBe('milk 1');
  expect(shop.made).toEqual(['bread 1', 'milk 1']);
});

test('where something has changed meanwhile it is made again, and what was begun is told to nobody', async () => {
  const shop = await shopOfMonday();
  const told = shop.ask('milk');
  shop.price = 2;
  await shop.stands('tuesday');
  expect(await told).toBe('milk 2');
  const again = shop.ask('milk');
  await shop.stands('tuesday');
  expect(await again).toBe('milk 2');
  expect(shop.made).toEqual(['bread 1', 'milk 1', 'milk 2']);
});

test('what could not be made is told to who asked, and made when it is asked for again', async () => {
  const shop = await shopOfMonday();
  shop.isOpen = false;
  const refused = expect(shop.ask('milk')).rejects.toThrow('closed');
  await shop.stands('monday');
  await refused;
  shop.isOpen = true;
  const told = shop.ask('milk');
  await shop.stands('monday');
  expect(await told).toBe('milk 1');
});
