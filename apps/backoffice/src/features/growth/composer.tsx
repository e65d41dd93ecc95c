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
export type Flat<Name extends string> = Readonly<Record<`${Name}.${TextLanguage}`, string>>;

/** What stands there already, text by text; nothing where there is nothing. */
export const flatOf = <Name extends string>(
  names: readonly Name[],
  first: Texts<Name> | undefined,
): Flat<Name> =>
  Object.fromEntries(
    names.flatMap((name) => textLanguages.map((lang) => [`${name}.${lang}`, first?.[name][lang] ?? ''])),
  ) as Flat<Name>;

/** Writes something for players in nine languages; it cannot be sent before all are there. */
export function Composer<Name extends string>(props: ComposerProps<Name>) {
  const { first, version = 0, ...rest } = props;
  const names = rest.places.map(({ name }) => name);
  const written = useWritten(flatOf(names, first), version, rest.edit.ending);
  return <TextsDialog {...rest} written={written} />;
}

interface TextsDialogProps<Name extends string> extends Omit<ComposerProps<Name>, 'first' | 'version'> {
  /** The texts as they are being written, and whatever is written with them. */
  readonly written: {
    readonly values: Flat<Name>;
    readonly version: number;
    readonly changes: object;
    readonly write: (changes: Partial<Flat<Name>>) => void;
  };
}

/** The same over texts that are written together with other things. */
export function TextsDialog<Name extends string>(props: TextsDialogProps<Name>) {
  const { places, written, draft, edit, onSend, preview, children, ...frame } = props;
  const { values, version, changes, write } = written;
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
