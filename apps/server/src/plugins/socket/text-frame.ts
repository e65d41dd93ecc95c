/** The first byte of a message in one frame: text, and nothing of it follows. */
const wholeText = 0x81;
const lengthIn16Bits = 126;
const lengthIn64Bits = 127;

/**
 * A text as it goes over the wire (RFC 6455, 5.2) from a server that does not compress: the same bytes for every socket, so
 * that a crowd costs one write each and nothing else.
 */
export function textFrame(text: string): Buffer {
  const bytes = Buffer.byteLength(text);
  const head = headOf(bytes);
  const frame = Buffer.allocUnsafeSlow(head.length + bytes);
  head.copy(frame);
  frame.write(text, head.length);
  return frame;
}

function headOf(bytes: number): Buffer {
  if (bytes < lengthIn16Bits) return Buffer.from([wholeText, bytes]);
  const isShort = bytes < 2 ** 16;
  const head = Buffer.alloc(isShort ? 4 : 10);
  head[0] = wholeText;
  head[1] = isShort ? lengthIn16Bits : lengthIn64Bits;
  if (isShort) head.writeUInt16BE(bytes, 2);
  else head.writeBigUInt64BE(BigInt(bytes), 2);
  return head;
}
