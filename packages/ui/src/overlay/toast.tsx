import { Check, CircleAlert, Info, Trophy, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './toast.module.css';

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

interface Shown extends ToastMessage {
  id: number;
  isOpen: boolean;
}

type Show = (message: ToastMessage) => void;

const ToastContext = createContext<Show | null>(null);

/** Shows a passing message. Needs `<ToastProvider>` above. */
export function useToast(): Show {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

const marks: Record<ToastTone, ReactNode> = {
  leaf: <Check size={20} />,
  sun: <Trophy size={20} />,
  scarlet: <CircleAlert size={20} />,
  cobalt: <Info size={20} />,
};

/** Most messages seen at once; an older one makes room. */
const shownMax = 3;

export interface ToastProviderProps {
  /** Spoken name of the place the messages appear in, and of their cross. */
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** Holds the passing messages: bottom centre above the bar on phones, top right on desktop; swiped away sideways. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const next = useRef(0);
  const show = useCallback<Show>((message) => {
    next.current += 1;
    const shown: Shown = { ...message, id: next.current, isOpen: true };
    setToasts((before) => [...before.filter((toast) => toast.isOpen).slice(1 - shownMax), shown]);
  }, []);
  const close = (id: number) =>
    setToasts((before) => before.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  const context = useMemo(() => show, [show]);
  return (
    <ToastContext.Provider value={context}>
      <Toast.Provider label={label} duration={4000} swipeDirection="right">
        {children}
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            className={styles.toast}
            open={toast.isOpen}
            onOpenChange={(isOpen) => !isOpen && close(toast.id)}
            {...(toast.durationMs === undefined ? {} : { duration: toast.durationMs })}
          >
            <ToastFace message={toast} />
            {toast.action && (
              <Toast.Action
                className={styles.action}
                altText={toast.action.altText}
                onClick={toast.action.onPress}
              >
                {toast.action.label}
              </Toast.Action>
            )}
            <Toast.Close className={styles.close} aria-label={closeLabel}>
              <X size={16} />
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport className={styles.viewport} label={label} />
      </Toast.Provider>
    </ToastContext.Provider>
  );
}

function ToastFace({ message }: { message: ToastMessage }) {
  const tone = message.tone ?? 'cobalt';
  return (
    <>
      <span className={classNames(styles.mark, styles[tone])} aria-hidden="true">
        {message.icon ?? marks[tone]}
      </span>
      <span className={styles.words}>
        <Toast.Title className={styles.title}>{message.title}</Toast.Title>
        {message.text && <Toast.Description className={styles.text}>{message.text}</Toast.Description>}
      </span>
    </>
  );
}
