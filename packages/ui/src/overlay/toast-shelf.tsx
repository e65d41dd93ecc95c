import { Check, CircleAlert, Info, Trophy, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './toast.module.css';
import type { ShownToast, ToastMessage, ToastTone } from './toast-message.ts';

const marks: Record<ToastTone, ReactNode> = {
  leaf: <Check size={20} />,
  sun: <Trophy size={20} />,
  scarlet: <CircleAlert size={20} />,
  cobalt: <Info size={20} />,
};

export interface ToastShelfProps {
  label: string;
  closeLabel: string;
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
}

/** Where passing messages stand: bottom centre above the bar on phones, top right on desktop; swiped away sideways. */
export function ToastShelf({ label, closeLabel, toasts, onClose }: ToastShelfProps) {
  return (
    <Toast.Provider label={label} duration={4000} swipeDirection="right">
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          className={styles.toast}
          open={toast.isOpen}
          onOpenChange={(isOpen) => !isOpen && onClose(toast.id)}
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
