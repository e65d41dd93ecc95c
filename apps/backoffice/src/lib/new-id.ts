import { newKey } from '@arara/contract/intent';

/** An id (UUID, version 4) for what is written for the first time. */
export function newId(): string {
  const key = newKey();
  const variant = '89ab'.charAt(Number.parseInt(key.charAt(16), 16) % 4);
  const parts = [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `${variant}${key.slice(17, 20)}`,
    key.slice(20),
  ];
  return parts.join('-');
}
