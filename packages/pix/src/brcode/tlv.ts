/** One field of a BR Code: two-digit id, its text, and its own fields where the id is a template. */
export interface TlvField {
  readonly id: string;
  readonly value: string;
  readonly children?: readonly TlvField[];
}

/** Writes fields as id, two-digit length, value. Throws RangeError when a value is longer than 99 characters. */
export function encodeTlv(fields: readonly TlvField[]): string {
  return fields.map(encodeField).join('');
}

function encodeField(field: TlvField): string {
  const value = field.children ? encodeTlv(field.children) : field.value;
  if (value.length > 99) throw new RangeError(`BR Code field ${field.id} is longer than 99 characters`);
  return `${field.id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Reads fields and their templates; `null` when lengths do not add up or an id appears twice. */
export function decodeTlv(text: string, isTemplate: (id: string) => boolean): TlvField[] | null {
  const fields: TlvField[] = [];
  const seen = new Set<string>();
  let position = 0;
  while (position < text.length) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(position, position + 4));
    const [, id = '', length = '0'] = head ?? [];
    const value = text.slice(position + 4, position + 4 + Number(length));
    if (!head || value.length !== Number(length) || seen.has(id)) return null;
    seen.add(id);
    const field = decodeField(id, value, isTemplate);
    if (!field) return null;
    fields.push(field);
    position += 4 + value.length;
  }
  return fields;
}

function decodeField(id: string, value: string, isTemplate: (id: string) => boolean): TlvField | null {
  if (!isTemplate(id)) return { id, value };
  // Only 62 nests again: its ids 50-99 belong to payment systems and are templates themselves.
  const children = decodeTlv(value, (child) => id === '62' && child >= '50');
  return children && { id, value, children };
}

/** The text of a field by its id. */
export function fieldValue(fields: readonly TlvField[], id: string): string | null {
  return fields.find((field) => field.id === id)?.value ?? null;
}
