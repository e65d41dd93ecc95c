import { eventually } from '../../../testing/eventually.ts';
import type { TestHouse } from '../../../testing/house.ts';

export interface ShownLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the sandbox would have sent to an address, newest first. */
export async function lettersTo(
  test: TestHouse,
  kind: 'mail' | 'sms',
  address: string,
): Promise<ShownLetter[]> {
  const { body } = await test.server.inject({ url: `/sandbox/${kind}`, query: { to: address } });
  return JSON.parse(body).data.items;
}

/** Waits until so many letters have reached an address and gives the newest. */
export async function nextLetter(
  test: TestHouse,
  kind: 'mail' | 'sms',
  address: string,
  count = 1,
): Promise<ShownLetter> {
  const letters = await eventually(
    () => lettersTo(test, kind, address),
    (all) => all.length >= count,
  );
  const [newest] = letters;
  if (!newest) throw new Error(`no letter to ${address}`);
  return newest;
}

/** The six digits in a letter. */
export const codeIn = (letter: ShownLetter): string => /\b\d{6}\b/.exec(letter.text)?.[0] ?? '';

/** Another code of the same form. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
