import { Skeleton } from '@arara/ui';
import { useState } from 'react';
import { localStore } from '../../lib/storage.ts';
import { roomOf } from './my-place.ts';

/** Keeps the room of the member's own games while they are on the way; none for who had none the last time. */
export function MyRoom() {
  const [height] = useState(() => roomOf(localStore, window.innerWidth));
  return height > 0 ? <Skeleton height={height} radius="var(--r2)" /> : null;
}
