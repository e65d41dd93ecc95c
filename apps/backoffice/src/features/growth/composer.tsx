import { type ReactNode, useState } from 'react';
import { EditDialog } from '../../components/edit-dialog.tsx';
import type { NineTexts } from './growth-data.ts';
import { NineTextsFields, type NineTextsFieldsProps, type Texts } from './nine-texts.tsx';
import { noTexts, textLanguages } from './text-languages.ts';
import type { useEdit } from './use-edit.ts';

interface ComposerProps<Name extends string> extends Pick<NineTextsFieldsProps<Name>, 'places' | 'preview'> {
  readonly title: string;
  readonly action: string;
  /** What stands there already; nothing for something new. */
  readonly first?: Texts<Name>;
  /** What is written in `children`. */
  readonly draft?: unknown;
  /** Of the page, so that what is wrong can stand by the fields of `children` too. */
  readonly edit: ReturnType<typeof useEdit>;
  /** The label of the reason that must be given; none is asked for without it. */
  readonly reasonLabel?: string;
  readonly edited?: string;
  readonly onSend: (texts: Texts<Name>, reason: string) => Promise<boolean>;
  readonly onClose: () => void;
  /** What is asked for besides the texts. */
  readonly children?: ReactNode;
}

/** Writes something for players in nine languages; it cannot be sent before all are there. */
export function Composer<Name extends string>(props: ComposerProps<Name>) {
  const { places, first, draft, edit, onSend, preview, children, ...frame } = props;
  const [texts, setTexts] = useState(
    () => first ?? (Object.fromEntries(places.map(({ name }) => [name, noTexts])) as Record<Name, NineTexts>),
  );
  const isComplete = places.every(({ name }) =>
    textLanguages.every((lang) => texts[name][lang].trim() !== ''),
  );
  return (
    <EditDialog
      {...frame}
      edit={edit}
      draft={[texts, draft]}
      width="md"
      isReady={isComplete}
      onSave={(reason) => onSend(texts, reason)}
    >
      {children}
      <NineTextsFields
        places={places}
        texts={texts}
        problems={edit.problems.fields}
        {...(preview && { preview })}
        onChange={(name, lang, text) =>
          setTexts((before) => ({ ...before, [name]: { ...before[name], [lang]: text } }))
        }
      />
    </EditDialog>
  );
}
