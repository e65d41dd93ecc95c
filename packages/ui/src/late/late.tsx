import type { ComponentType, ReactNode } from 'react';
import { latePart, useLatePart } from './use-late-part.ts';

export interface LateOptions {
  /** Keeps the place until it has come. */
  waiting?: ReactNode;
  /** In its place when its file cannot be fetched; without it the place stays as it waits. It comes by itself either way. */
  Failed?: ComponentType<{ onTryAgain: () => void }>;
}

/** A component in a file of its own that is fetched when it is first drawn. */
export function late<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  { waiting = null, Failed }: LateOptions = {},
): ComponentType<Props> {
  const part = latePart(fetch);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where its name is given.
  return function Late(props: Props) {
    const { Part, hasFailed, again } = useLatePart(part, true);
    if (Part) return <Part {...props} />;
    return hasFailed && Failed ? <Failed onTryAgain={again} /> : waiting;
  };
}
