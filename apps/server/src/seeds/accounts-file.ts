import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withdrawalPassword } from './live-days.ts';
import { newcomers } from './newcomers.ts';

const underWay = 'Their past is being made.\n';

/** Writes down who is going to be made and how they log in, and that it is under way. */
export function beginAccounts(file: string, password: string): void {
  const head = `Members made at the first start of this sandbox. Password of all: ${password} Withdrawal password: ${withdrawalPassword}\n`;
  const accounts = newcomers().map(({ account }) => `${account}\n`);
  writeFileSync(file, `${head}${underWay}${accounts.join('')}`, { mode: 0o600 });
}

/** Whether they are still being made, or were when it was cut off. */
export const areUnderWay = (file: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').includes(underWay);

/** Takes the note away that it is under way. */
export function endAccounts(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(underWay, ''), { mode: 0o600 });
}
