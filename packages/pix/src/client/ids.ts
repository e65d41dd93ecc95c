const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new charge id: 32 of [a-zA-Z0-9], about 190 bits from the system's generator, so never used before. */
export function newTxid(): string {
  return randomText(32);
}

/** A new refund id. Keep it: a retry must carry the same one. */
export function newRefundId(): string {
  return randomText(32);
}

/**
 * The id under which a withdrawal is paid. It follows from the withdrawal: a house that forgot the approval, with a database brought back
 * from a backup, sends the same payout again and no second one.
 */
export function payoutIdOf(withdrawalId: string): string {
  return withdrawalId.replaceAll('-', '');
}

/** E + ISPB + yyyyMMddHHmm in UTC + 11 random characters: 32 in all (Manual do Pix, endToEndId). */
export function newEndToEndId(from: { ispb: string; at: Date }): string {
  return `E${stamped(from)}`;
}

/** The id of a returned Pix (`rtrId`): as an endToEndId, with D. */
export function newReturnId(from: { ispb: string; at: Date }): string {
  return `D${stamped(from)}`;
}

function stamped(from: { ispb: string; at: Date }): string {
  const minute = from.at.toISOString().replaceAll(/[-T:]/g, '').slice(0, 12);
  return `${from.ispb}${minute}${randomText(11)}`;
}

/** Bytes from 248 on are drawn again, so that each of the 62 characters is equally likely. */
function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of globalThis.crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < 248 && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
