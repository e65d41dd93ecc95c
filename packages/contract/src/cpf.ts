/** True when both check digits of an eleven-digit CPF hold (modulo 11, Receita Federal). */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false;
  const digit = (length: number) => {
    let sum = 0;
    for (let index = 0; index < length; index += 1) sum += Number(digits[index]) * (length + 1 - index);
    return ((sum * 10) % 11) % 10;
  };
  return digit(9) === Number(digits[9]) && digit(10) === Number(digits[10]);
}
