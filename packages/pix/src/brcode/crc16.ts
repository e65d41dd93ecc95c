/**
 * CRC16/CCITT-FALSE (polynomial 1021, start FFFF) of an ASCII text as four capital hex digits:
 * the checksum of field 63 (EMV QR Code, Merchant Presented Mode 4.7.3).
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let i = 0; i < text.length; i += 1) {
    crc = ((crc << 8) & 0xffff) ^ (table[(crc >> 8) ^ (text.charCodeAt(i) & 0xff)] ?? 0);
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  return crc;
});
