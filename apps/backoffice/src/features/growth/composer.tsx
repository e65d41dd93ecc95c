import type { ReactNode } from 'react';
import { EditDialog } from '../../components/edit-dialog.tsx';
import { useWritten } from '../../lib/use-written.ts';
import type { TextLanguage } from './growth-data.ts';
import { NineTextsFields, type NineTextsFieldsProps, type Texts } from './nine-texts.tsx';
import { textLanguages } from './text-languages.ts';
import type { useEdit } from './use-edit.ts';

interface ComposerProps<Name extends string> extends Pick<NineTextsFieldsProps<Name>, 'places' | 'preview'> {
  readonly title: string;
  readonly action: string;
  /** What stands there already; nothing for something new. */
  readonly first?: Texts<Name>;
  /** The version of it. */
  readonly version?: number;
  /** What is written in `children`. */
  readonly draft?: unknown;
  /** Of the page, so that what is wrong can stand by the fields of `children` too. */
  readonly edit: ReturnType<typeof useEdit>;
  /** The label of the reason that must be given; none is asked for without it. */
  readonly reasonLabel?: string;
  readonly edited?: string;
  /** `version` is the one that was written over. */
  readonly onSend: (texts: Texts<Name>, by: { version: number; reason: string }) => Promise<boolean>;
  readonly onClose: () => void;
  /** What is asked for besides the texts. */
  readonly children?: ReactNode;
}

/** Each text of each language by itself: two people may have written different ones. */
type Flat<Name extends string> = Readonly<Record<`${Name}.${TextLanguage}`, string>>;

/** Writes something for players in nine languages; it cannot be sent before all are there. */
export function Composer<Name extends string>(props: ComposerProps<Name>) {
  const { places, first, version: newest = 0, draft, edit, onSend, preview, children, ...frame } = props;
  const now = Object.fromEntries(
    places.flatMap(({ name }) => textLanguages.map((lang) => [`${name}.${lang}`, first?.[name][lang] ?? ''])),
  ) as Flat<Name>;
  const { values, version, changes, write } = useWritten(now, newest, edit.ending);
  const texts = Object.fromEntries(
    places.map(({ name }) => [
      name,
      Object.fromEntries(textLanguages.map((lang) => [lang, values[`${name}.${lang}`]])),
    ]),
  ) as unknown as Texts<Name>;
  const isComplete = places.every(({ name }) =>
    textLanguages.every((lang) => texts[name][lang].trim() !== ''),
  );
  return (
    <EditDialog
      {...frame}
      edit={edit}
      draft={[changes, draft]}
      width="md"
      isReady={isComplete}
      onSave={(reason) => onSend(texts, { version, reason })}
    >
      {children}
      <NineTextsFields
        places={places}
        texts={texts}
        problems={edit.problems.fields}
        {...(preview && { preview })}
        onChange={(name, lang, text) => write({ [`${name}.${lang}`]: text } as Partial<Flat<Name>>)}
      />
    </EditDialog>
  );
}
