import { type Cents, parseAmount } from '@arara/money';
import { crc16 } from './crc16.ts';
import { decodeTlv, encodeTlv, fieldValue, type TlvField } from './tlv.ts';

/** What a BR Code asks its reader to do. A composite charges now and sets up a recurrence. */
export type BrCodeKind = 'static' | 'dynamic' | 'composite' | 'recurrence';

export interface BrCode {
  readonly kind: BrCodeKind;
  /** Static codes: the receiver's Pix key, else `null`. */
  readonly key: string | null;
  readonly description: string | null;
  /** Dynamic and composite codes: where the charge is read, without scheme, else `null`. */
  readonly locationUrl: string | null;
  readonly recurrenceUrl: string | null;
  /** `true` where field 01 says the code may be used once. */
  readonly isOneTime: boolean;
  readonly amountCents: Cents | null;
  readonly merchantName: string;
  readonly merchantCity: string;
  /** `null` where the code carries the placeholder `***`. */
  readonly txid: string | null;
  /** Every field in its order, the checksum left out. */
  readonly fields: readonly TlvField[];
}

export type BrCodeFault = 'characters' | 'checksum' | 'structure' | 'not_pix' | 'amount';
export type BrCodeResult =
  | { readonly kind: 'ok'; readonly value: BrCode }
  | { readonly kind: 'malformed'; readonly reason: BrCodeFault };

/** Reads a Pix BR Code ("copia e cola"): checksum, every field and nested template, and their meaning. */
export function parseBrCode(text: string): BrCodeResult {
  if (!/^[\x20-\x7e]+$/.test(text)) return malformed('characters');
  if (text.slice(-4) !== crc16(text.slice(0, -4))) return malformed('checksum');
  const all = decodeTlv(text, isTemplate);
  const fields = all?.slice(0, -1) ?? [];
  if (all?.at(-1)?.id !== '63' || text.slice(-8, -4) !== '6304' || !hasFrame(fields)) {
    return malformed('structure');
  }
  return interpret(fields);
}

/** Writes the fields of a parsed code again, with their checksum: the same text it was read from. */
export function encodeBrCode(fields: readonly TlvField[]): string {
  const body = `${encodeTlv(fields)}6304`;
  return `${body}${crc16(body)}`;
}

function interpret(fields: readonly TlvField[]): BrCodeResult {
  const account = pixTemplate(fields, '26', '51');
  const recurrence = pixTemplate(fields, '80', '99');
  const key = account && fieldValue(account, '01');
  const locationUrl = account && fieldValue(account, '25');
  const recurrenceUrl = recurrence && fieldValue(recurrence, '25');
  const kind = kindOf(key, locationUrl, recurrenceUrl);
  if (!account || !kind) return malformed('not_pix');

  const amount = fieldValue(fields, '54');
  const amountCents = amount === null ? null : parseAmount(amount);
  if (amount !== null && amountCents === null) return malformed('amount');

  const additional = fields.find((field) => field.id === '62')?.children ?? [];
  const txid = fieldValue(additional, '05');
  const value: BrCode = {
    kind,
    key,
    description: fieldValue(account, '02'),
    locationUrl,
    recurrenceUrl,
    isOneTime: fieldValue(fields, '01') === '12',
    amountCents,
    merchantName: fieldValue(fields, '59') ?? '',
    merchantCity: fieldValue(fields, '60') ?? '',
    txid: txid === '***' ? null : txid,
    fields,
  };
  return { kind: 'ok', value };
}

function kindOf(key: string | null, location: string | null, recurrence: string | null): BrCodeKind | null {
  if (key !== null && location !== null) return null;
  if (key !== null) return 'static';
  if (location !== null) return recurrence === null ? 'dynamic' : 'composite';
  return recurrence === null ? null : 'recurrence';
}

/** Version first, reais, Brazil, merchant category, name and city: the fields the manual makes mandatory. */
function hasFrame(fields: readonly TlvField[]): boolean {
  return (
    fields[0]?.id === '00' &&
    fields[0].value === '01' &&
    fieldValue(fields, '53') === '986' &&
    fieldValue(fields, '58') === 'BR' &&
    ['52', '59', '60'].every((id) => fieldValue(fields, id))
  );
}

/** Merchant accounts, additional data, other languages and unreserved templates. */
function isTemplate(id: string): boolean {
  return (id >= '26' && id <= '51') || id === '62' || id === '64' || id >= '80';
}

function pixTemplate(fields: readonly TlvField[], from: string, to: string): readonly TlvField[] | null {
  const isPix = (field: TlvField) =>
    fieldValue(field.children ?? [], '00')?.toLowerCase() === 'br.gov.bcb.pix';
  return fields.find((field) => field.id >= from && field.id <= to && isPix(field))?.children ?? null;
}

function malformed(reason: BrCodeFault): BrCodeResult {
  return { kind: 'malformed', reason };
}
