/** "12041990" -> "1990-04-12"; text that is no day of the calendar comes back as it is, for the schema to refuse. */
export function isoFromDigits(digits: string): string {
  const match = /^(\d{2})(\d{2})(\d{4})$/.exec(digits);
  if (!match) return digits;
  const iso = `${match[3]}-${match[2]}-${match[1]}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : digits;
}

/** "1990-04-12" -> "12041990"; digits stay digits. */
export function digitsFromIso(text: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? `${match[3]}${match[2]}${match[1]}` : text;
}

/** Whether a person born on that day is of age on `today` (both YYYY-MM-DD, compared as calendar days). */
export function isOfAge(birthDate: string, today: string, years = 18): boolean {
  const [year = '', ...rest] = birthDate.split('-');
  const birthday = [String(Number(year) + years).padStart(4, '0'), ...rest].join('-');
  return birthday <= today;
}
