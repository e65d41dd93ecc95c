import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { latePart, useLatePart } from '../late/use-late-part.ts';
import type { ShownToast, ToastMessage } from './toast-message.ts';

/** Comes with the first message: most visits never see one. Without a connection the message waits for it. */
const toastShelf = latePart(async () => (await import('./toast-shelf.tsx')).ToastShelf);

type Show = (message: ToastMessage) => void;

const ToastContext = createContext<Show | null>(null);

/** Shows a passing message. Needs `<ToastProvider>` above. */
export function useToast(): Show {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

/** Most messages seen at once; an older one makes room. */
const shownMax = 3;

export interface ToastProviderProps {
  /** Spoken name of the place the messages appear in, and of their cross. */
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** Holds the passing messages. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const { Part: ToastShelf } = useLatePart(toastShelf, toasts.length > 0);
  const next = useRef(0);
  const show = useCallback<Show>((message) => {
    next.current += 1;
    const shown: ShownToast = { ...message, id: next.current, isOpen: true };
    setToasts((before) => [...before.filter((toast) => toast.isOpen).slice(1 - shownMax), shown]);
  }, []);
  const close = (id: number) =>
    setToasts((before) => before.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  return (
    <ToastContext.Provider value={show}>
      {children}
      {toasts.length > 0 && ToastShelf && (
        <ToastShelf label={label} closeLabel={closeLabel} toasts={toasts} onClose={close} />
      )}
    </ToastContext.Provider>
  );
}
