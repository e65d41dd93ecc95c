import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useT } from '../../lib/words.ts';
import type { NineTexts } from './growth-data.ts';
import { NineTextsFields, type Texts } from './nine-texts.tsx';
import { noTexts, textLanguages } from './text-languages.ts';
import type { useEdit } from './use-edit.ts';

interface ComposerProps<Name extends string> {
  readonly title: string;
  readonly action: string;
  readonly places: readonly {
    readonly name: Name;
    readonly label: string;
    readonly lengthMax: number;
    readonly isLong?: boolean;
  }[];
  /** Of the page, so that what is wrong can stand by the fields of `children` too. */
  readonly edit: ReturnType<typeof useEdit>;
  readonly onSend: (texts: Texts<Name>) => Promise<boolean>;
  readonly onClose: () => void;
  /** What is asked for besides the texts. */
  readonly children?: ReactNode;
}

/** Writes something for players in nine languages; it cannot be sent before all are there. */
export function Composer<Name extends string>(props: ComposerProps<Name>) {
  const { title, action, places, edit, onSend, onClose, children } = props;
  const t = useT();
  const titleId = useId();
  const [texts, setTexts] = useState(
    () => Object.fromEntries(places.map(({ name }) => [name, noTexts])) as Record<Name, NineTexts>,
  );
  const isComplete = places.every(({ name }) =>
    textLanguages.every((lang) => texts[name][lang].trim() !== ''),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSend(texts)) onClose();
  };
  return (
    <Dialog open onClose={edit.isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="md">
      <form onSubmit={send} noValidate style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {edit.problems.message && <Alert severity="error">{edit.problems.message}</Alert>}
          {children}
          <NineTextsFields
            places={places}
            texts={texts}
            problems={edit.problems.fields}
            onChange={(name, lang, text) =>
              setTexts((before) => ({ ...before, [name]: { ...before[name], [lang]: text } }))
            }
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={edit.isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" color="primary" disabled={edit.isBusy || !isComplete}>
            {edit.isBusy ? t('working') : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
