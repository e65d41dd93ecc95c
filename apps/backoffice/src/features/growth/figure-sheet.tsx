import { useCanAccess } from 'react-admin';
import { SaveBar } from '../../components/save-bar.tsx';
import { useDecimals } from '../../lib/decimals.ts';
import { type Edited, useEditedText } from '../../lib/edited-text.ts';
import { useWritten } from '../../lib/use-written.ts';
import { useT } from '../../lib/words.ts';
import { FigureTable } from './figure-table.tsx';
import { useConfirmed } from './use-confirmed.tsx';
import { useEdit } from './use-edit.ts';

interface FigureSheetProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly cells: readonly { readonly path: string; readonly wire: string; readonly label: string }[];
  }[];
  /** The name of the edit that saves it. */
  readonly edit: string;
  readonly sheet: Edited & { readonly version: number };
  /** What is saved; `figure` gives what stands at a path now, or what stood there. */
  readonly itemsOf: (figure: (path: string, wire: string) => string) => readonly unknown[];
}

/** Figures in rows and columns that are saved as a whole. */
export function FigureSheet({ label, head, rows, edit, sheet, itemsOf }: FigureSheetProps) {
  const t = useT();
  const editedText = useEditedText();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'growth', action: 'money' });
  const { save, isBusy, problems, ending, clear } = useEdit();
  const { shown, wire, retyped } = useDecimals();
  const { dialog, confirmed } = useConfirmed();
  const cells = rows.flatMap((row) => row.cells);
  const now = Object.fromEntries(cells.map(({ path, wire: figure }) => [path, shown(figure)]));
  const { values, saved, version, write, discard } = useWritten(now, sheet.version, ending);
  const differences = cells.map(({ path, label: name }) => ({
    name,
    from: saved[path] ?? '',
    to: retyped(saved[path] ?? '', values[path] ?? ''),
    sent: [wire(values[path] ?? '')],
  }));
  const saveAll = (reason: string) => {
    const items = itemsOf((path, before) => wire(values[path] ?? before));
    void confirmed(differences, () => save(edit, { version, items, reason }));
  };
  return (
    <>
      <FigureTable
        label={label}
        head={head}
        rows={rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell) => ({ ...cell, value: values[cell.path] ?? shown(cell.wire) })),
        }))}
        problems={problems.fields}
        onChange={(path, value) => write({ [path]: value })}
        isReadOnly={!mayEdit}
      />
      <SaveBar
        isChanged={differences.some(({ from, to }) => from !== to)}
        isBusy={isBusy}
        message={problems.message}
        edited={editedText(sheet)}
        reasonLabel={t('reason_for_audit')}
        onSave={saveAll}
        onDiscard={() => {
          discard();
          clear();
        }}
      />
      {dialog}
    </>
  );
}
