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
