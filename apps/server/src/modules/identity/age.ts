const adultYears = 18;

/**
 * True when somebody born on `birthDate` is 18 on `today` (both YYYY-MM-DD): from the birthday on, and for those born
 * on 29 February from 1 March in a common year.
 */
export function isAdult(birthDate: string, today: string): boolean {
  const birthday = `${Number(birthDate.slice(0, 4)) + adultYears}${birthDate.slice(4)}`;
  return birthday <= today;
}

/** True for a birth date somebody alive can have. */
export function isPlausibleBirth(birthDate: string, today: string): boolean {
  return birthDate >= '1900-01-01' && birthDate <= today;
}
