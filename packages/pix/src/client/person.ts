import type { WirePerson } from '../wire/documents.ts';
import { asFields, matching, textOrNull } from '../wire/fields.ts';
import { cnpjPattern, cpfDigitsPattern } from '../wire/formats.ts';

/** Someone who owes, pays or receives. `document` is a CPF (11 digits) or a CNPJ (14 characters), unpunctuated. */
export interface Person {
  readonly document: string;
  readonly name: string;
}

/** The wire's person, or `null` when the document is neither a CPF nor a CNPJ in form, or the name does not fit. */
export function toWirePerson(person: Person): WirePerson | null {
  if (person.name === '' || person.name.length > 200) return null;
  if (cpfDigitsPattern.test(person.document)) return { cpf: person.document, nome: person.name };
  if (cnpjPattern.test(person.document)) return { cnpj: person.document, nome: person.name };
  return null;
}

/** Reads a person; the name may be missing, as some institutions hide it. */
export function parsePerson(value: unknown): Person | null {
  const fields = asFields(value);
  const document = matching(fields?.cpf, cpfDigitsPattern) ?? matching(fields?.cnpj, cnpjPattern);
  return document === null ? null : { document, name: textOrNull(fields?.nome) ?? '' };
}
