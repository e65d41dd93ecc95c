import type { ReactNode } from 'react';

export type ToastTone = 'leaf' | 'sun' | 'scarlet' | 'cobalt';

export interface ToastMessage {
  title: ReactNode;
  text?: ReactNode;
  tone?: ToastTone;
  icon?: ReactNode;
  /** A way on; `altText` says in words how to do the same elsewhere. */
  action?: { label: string; altText: string; onPress: () => void };
  /** How long it stays; 4 s unless told. Hovering and focus hold it. */
  durationMs?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
  isOpen: boolean;
}
