import { TextField, type TextFieldProps } from '@mui/material';
import type { Problems } from '../lib/use-edit.ts';

interface EditFieldProps extends Omit<TextFieldProps, 'onChange' | 'error'> {
  /** As the server names it when something is wrong with it, or with one of the values in it. */
  readonly name: string;
  readonly value: string;
  readonly problems: Problems;
  readonly onChange: (text: string) => void;
}

/** A field of an edit, with what the server says of it in the place of its hint. */
export function EditField({ name, problems, helperText, onChange, ...field }: EditFieldProps) {
  const path = Object.keys(problems.fields).find((one) => one === name || one.startsWith(`${name}.`));
  const problem = path === undefined ? undefined : problems.fields[path];
  return (
    <TextField
      size="small"
      {...field}
      onChange={(event) => onChange(event.target.value)}
      error={problem !== undefined}
      helperText={problem ?? helperText}
    />
  );
}

/** How a field holds a moment. */
export const asMoment = { type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } } as const;
/** How a field holds an amount. */
export const asAmount = { slotProps: { htmlInput: { inputMode: 'decimal' } } } as const;
