import { pino } from 'pino';

/** A log that a test reads. */
export function heardLog() {
  const heard: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void heard.push(line) });
  return { log, lines: () => heard.map((line) => JSON.parse(line) as { level: number; msg: string }) };
}
