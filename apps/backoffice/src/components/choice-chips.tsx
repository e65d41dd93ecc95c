import { Box, ButtonBase } from '@mui/material';
import { bringToMiddle } from '../lib/bring-to-middle.ts';
import { hues } from '../lib/hues.ts';

interface ChoiceChipsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly text: string;
    readonly count?: string | number | undefined;
  }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in sight; on a phone they scroll sideways, and the chosen one comes to the middle. */
export function ChoiceChips<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ChoiceChipsProps<Value>) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1,
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0.25 },
        py: 0.5,
      }}
    >
      {choices.map((choice) => {
        const isChosen = choice.value === value;
        return (
          <ButtonBase
            key={choice.value}
            ref={isChosen ? bringToMiddle : null}
            aria-pressed={isChosen}
            onClick={() => onChange(choice.value)}
            sx={{
              flex: 'none',
              minHeight: { xs: 44, md: 36 },
              px: 1.5,
              gap: 1,
              borderRadius: '10px',
              fontFamily: 'inherit',
              fontSize: 13,
              fontWeight: 600,
              bgcolor: isChosen ? hues.linkSoft : hues.surface,
              color: isChosen ? hues.link : hues.text,
              boxShadow: `inset 0 0 0 ${isChosen ? `1.5px ${hues.link}` : `1px ${hues.hair}`}`,
            }}
          >
            {choice.text}
            {choice.count !== undefined && <b>{choice.count}</b>}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
