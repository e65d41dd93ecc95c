import { Button, type ButtonProps } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { DecisionDialog, type DecisionDialogProps } from './decision-dialog.tsx';

interface DecisionButtonProps
  extends Omit<DecisionDialogProps, 'title' | 'action' | 'onClose'>,
    Pick<ButtonProps, 'variant' | 'color' | 'sx'> {
  readonly label: string;
  readonly Icon?: LucideIcon;
  /** What the dialog asks; the label when absent. */
  readonly title?: string;
  /** What its button does; the label when absent. */
  readonly action?: string;
  /** What was written in the dialog can be forgotten. */
  readonly onClosed?: () => void;
}

/** A button that asks once more, by a dialog of its own, before something that counts. */
export function DecisionButton(props: DecisionButtonProps) {
  const { label, Icon, title = label, action = label, onClosed, variant, color, sx, ...dialog } = props;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        startIcon={Icon && <Icon size={16} />}
        onClick={() => setIsAsked(true)}
        {...(variant && { variant })}
        {...(color && { color })}
        {...(sx && { sx })}
      >
        {label}
      </Button>
      {isAsked && (
        <DecisionDialog
          {...dialog}
          title={title}
          action={action}
          onClose={() => {
            setIsAsked(false);
            onClosed?.();
          }}
        />
      )}
    </>
  );
}
