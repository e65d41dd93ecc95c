import { InputAdornment, TextField } from '@mui/material';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly onSearch: (text: string) => void;
  /** What is searched for at first. */
  readonly first?: string;
  readonly lengthMax?: number;
}

const restMs = 350;

/** What a phone shows of the words in a field. */
const lettersOfPhone = 36;

/** Searches once the typing rests. */
export function SearchField({ label, onSearch, first = '', lengthMax = 80 }: SearchFieldProps) {
  const [text, setText] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), restMs);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <TextField
      type="search"
      size="small"
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      // A phone has no room for long words in the field: they stand in full under it.
      helperText={label.length > lettersOfPhone ? label : undefined}
      sx={{
        width: { xs: '100%', sm: 320, md: 440 },
        maxWidth: '100%',
        '& .MuiFormHelperText-root': { display: { sm: 'none' } },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: lengthMax },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={16} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
