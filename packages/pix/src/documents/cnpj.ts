/** Whether the text is a CNPJ with right check digits: digits only, or with letters as issued from July 2026. */
export function isValidCnpj(text: string): boolean {
  return normalizeCnpj(text) !== null;
}

/** The fourteen characters of a valid CNPJ, capitals, without punctuation; `null` otherwise. */
export function normalizeCnpj(text: string): string | null {
  const upper = text.toUpperCase();
  if (!/^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}$/.test(upper)) return null;
  const characters = upper.replaceAll(/[^0-9A-Z]/g, '');
  if (/^(.)\1{13}$/.test(characters)) return null;
  const base = characters.slice(0, 12);
  const first = checkDigit(base);
  return characters === `${base}${first}${checkDigit(`${base}${first}`)}` ? characters : null;
}

/** Writes fourteen characters as 12.ABC.345/01DE-35; any other text comes back as it was. */
export function formatCnpj(characters: string): string {
  return characters.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
}

/**
 * Modulus 11 with weights 2..9 repeated from the right. A letter counts as its ASCII code less 48
 * (Receita Federal, Nota Técnica COCAD/SUARA 49/2024), so digits count as themselves.
 */
function checkDigit(characters: string): number {
  let sum = 0;
  for (let i = 0; i < characters.length; i += 1) {
    const weight = ((characters.length - 1 - i) % 8) + 2;
    sum += (characters.charCodeAt(i) - 48) * weight;
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
