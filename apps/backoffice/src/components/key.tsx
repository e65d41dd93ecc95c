import { Box } from '@mui/material';

/** A key of the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        display: 'inline-block',
        minWidth: 20,
        px: 0.5,
        border: '1px solid',
        borderColor: 'currentColor',
        borderRadius: '5px',
        fontFamily: 'inherit',
        fontSize: 11,
        lineHeight: '18px',
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  );
}
