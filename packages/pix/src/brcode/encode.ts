import { type Cents, formatAmount } from '@arara/money';
import { merchantText } from './merchant-text.ts';
import { encodeBrCode } from './parse.ts';
import type { TlvField } from './tlv.ts';

interface Merchant {
  /** Cut to 25 characters of plain ASCII. */
  readonly merchantName: string;
  /** Cut to 15 characters of plain ASCII. */
  readonly merchantCity: string;
  readonly amountCents?: Cents;
}

export interface StaticCharge extends Merchant {
  /** A Pix key as `parsePixKey` returns it. */
  readonly key: string;
  readonly description?: string;
  /** Up to 25 letters or digits. */
  readonly txid?: string;
}

export interface DynamicCharge extends Merchant {
  /** Where the charge's payload is read; a scheme is removed. Up to 77 characters. */
  readonly locationUrl: string;
  /** The manual wants `***` here, which is what leaving it out gives. */
  readonly txid?: string;
  /** A code that may be paid more than once carries no field 01. */
  readonly isReusable?: boolean;
}

/** The BR Code of a static charge. Throws RangeError for a key, txid, amount or text that does not fit. */
export function encodeStaticCharge(charge: StaticCharge): string {
  const account = [gui, { id: '01', value: ascii(charge.key) }];
  if (charge.description) account.push({ id: '02', value: ascii(charge.description) });
  return encodeBrCode([version, template('26', account), ...rest(charge)]);
}

/** The BR Code of a charge kept by the institution under a location. Throws RangeError for what does not fit. */
export function encodeDynamicCharge(charge: DynamicCharge): string {
  const location = ascii(charge.locationUrl.replace(/^https?:\/\//, ''));
  if (location.length > 77) throw new RangeError('a Pix location has at most 77 characters');
  const account = template('26', [gui, { id: '25', value: location }]);
  const once = charge.isReusable ? [] : [{ id: '01', value: '12' }];
  return encodeBrCode([version, ...once, account, ...rest(charge)]);
}

const version: TlvField = { id: '00', value: '01' };
const gui: TlvField = { id: '00', value: 'br.gov.bcb.pix' };

/** Category unknown, reais, amount, Brazil, name, city, txid: the same in both kinds of code. */
function rest(charge: Merchant & { readonly txid?: string }): TlvField[] {
  const amount =
    charge.amountCents === undefined ? [] : [{ id: '54', value: amountText(charge.amountCents) }];
  return [
    { id: '52', value: '0000' },
    { id: '53', value: '986' },
    ...amount,
    { id: '58', value: 'BR' },
    { id: '59', value: merchantText(charge.merchantName, 25) },
    { id: '60', value: merchantText(charge.merchantCity, 15) },
    template('62', [{ id: '05', value: txidText(charge.txid) }]),
  ];
}

function amountText(cents: Cents): string {
  const text = formatAmount(cents);
  if (cents <= 0n || text.length > 13) throw new RangeError(`not a BR Code amount: ${text}`);
  return text;
}

function txidText(txid = '***'): string {
  if (txid !== '***' && !/^[a-zA-Z0-9]{1,25}$/.test(txid)) {
    throw new RangeError('a BR Code txid has 1 to 25 letters or digits');
  }
  return txid;
}

function ascii(text: string): string {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new RangeError('a BR Code carries printable ASCII only');
  return text;
}

function template(id: string, children: readonly TlvField[]): TlvField {
  return { id, value: '', children };
}
