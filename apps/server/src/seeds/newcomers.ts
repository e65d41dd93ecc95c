import { withCheckDigits } from '@arara/pix/cpf';

/** What somebody invented types to register. */
export interface Newcomer {
  readonly account: string;
  readonly realname: string;
  readonly cpf: string;
  readonly birth_date: string;
  readonly phone: string;
}

const firstNames = ['Ana', 'Bruno', 'Caio', 'Dalva', 'Enzo', 'Flora', 'Gil', 'Helena'];
const lastNames = ['Exemplo da Serra', 'Modelo do Vale', 'Amostra da Praia'];

/** Two dozen people who do not exist: their surnames say so. */
export function newcomers(): Newcomer[] {
  return lastNames.flatMap((lastName, family) =>
    firstNames.map((firstName, index) => {
      const number = family * firstNames.length + index;
      return {
        account: `${firstName.toLowerCase()}_exemplo_${number + 1}`,
        realname: `${firstName} ${lastName}`,
        cpf: withCheckDigits(String(529_000_000 + number * 7_919)),
        birth_date: `${1975 + ((number * 5) % 28)}-0${1 + (number % 9)}-1${number % 9}`,
        phone: `1199${String(1_000_000 + number * 37_137).padStart(7, '0')}`,
      };
    }),
  );
}

/** So many are there from the first day on. */
const firstOnes = 10;

/**
 * On which of so many days a newcomer registers, by position: a first circle at once, then ever more a week, so that there are new ones
 * in every list, and the last days have some.
 */
export function arrivalDay(index: number, days: number): number {
  const later = index - firstOnes + 1;
  return later <= 0 ? 0 : Math.floor((days - 2) * Math.sqrt(later / (newcomers().length - firstOnes)));
}

/** Where somebody comes from. */
export interface Way {
  readonly ip: string;
  /** The user agent. */
  readonly device: string;
}

const devices = [
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
] as const;

/** The second of two who share an address and a device: what staff are shown of that is true of somebody. */
const sharer = 13;

/** The address and device of a newcomer by position: registrations are counted by address, cases of abuse told by both. */
export function wayOf(index: number): Way {
  const owner = index === sharer ? sharer - 1 : index;
  return { ip: `10.7.0.${owner + 1}`, device: devices[owner % devices.length] ?? devices[0] };
}
