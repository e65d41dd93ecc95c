/** Whether the text is a CPF with right check digits, with or without punctuation. */
export function isValidCpf(text: string): boolean {
  return normalizeCpf(text) !== null;
}

/** The eleven digits of a valid CPF written as 52998224725 or 529.982.247-25; `null` otherwise. */
export function normalizeCpf(text: string): string | null {
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  // 000.000.000-00 and its like satisfy the arithmetic but are never issued.
  if (/^(\d)\1{10}$/.test(digits)) return null;
  return digits === withCheckDigits(digits.slice(0, 9)) ? digits : null;
}

/** Writes eleven digits as 529.982.247-25; any other text comes back as it was. */
export function formatCpf(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

/** Hides all but the middle six digits: ***.982.247-**. Text that is no CPF is hidden whole. */
export function maskCpf(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length !== 11) return '***.***.***-**';
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
}

/** Nine digits and their check digits, by Receita Federal's modulus 11 with weights 10..2 and 11..2: a whole CPF. */
export function withCheckDigits(nine: string): string {
  const ten = `${nine}${checkDigit(nine)}`;
  return `${ten}${checkDigit(ten)}`;
}

function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) sum += Number(digits[i]) * (digits.length + 1 - i);
  return ((sum * 10) % 11) % 10;
}
