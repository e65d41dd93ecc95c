import { Skeleton } from '@arara/ui';
import { useState } from 'react';
import { memberStore } from '../../lib/member-store.ts';
import { roomOf } from './my-place.ts';

/** Keeps the room of the member's own games while they are on the way; none for who had none the last time. */
export function MyRoom() {
  const [height] = useState(() => roomOf(memberStore, window.innerWidth));
  return height > 0 ? <Skeleton height={height} radius="var(--r2)" /> : null;
}
