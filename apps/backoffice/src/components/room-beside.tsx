import { Box, useMediaQuery } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusRow } from '../lib/rows.ts';
import { Room, type RoomName } from './room.tsx';

interface RoomBesideProps {
  readonly name: RoomName;
  /** What is open; null for nothing. */
  readonly opened: ReactNode;
  /** Which of the list that is. */
  readonly openId: string | undefined;
  readonly openedLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A room with its list, and beside it, or instead of it on a small screen, what is open of it. The list stays as it is meanwhile: its
 * page, what is ticked, where it was scrolled to. The keyboard goes to what was opened, and back to its row when it closes.
 */
export function RoomBeside({ name, opened, openId, openedLabel, onClose, children }: RoomBesideProps) {
  const isWide = useMediaQuery('(min-width: 1200px)');
  const isOpen = opened !== null;
  const panel = useFocusWhileOpen(isOpen ? openId : undefined);
  const isBeside = isOpen && isWide;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: isBeside ? 'minmax(0, 1fr) 416px' : 'minmax(0, 1fr)' }}>
      <Box sx={{ minWidth: 0, display: isOpen && !isWide ? 'none' : 'block' }}>
        <Room name={name}>{children}</Room>
      </Box>
      {isOpen && (
        <Box
          component="aside"
          ref={panel}
          tabIndex={-1}
          aria-label={openedLabel}
          onKeyDown={(event: KeyboardEvent) => {
            // A dialog over it closes itself first: it stands elsewhere in the page.
            const isOwn = event.currentTarget.contains(event.target as Node);
            if (event.key === 'Escape' && isOwn && !event.defaultPrevented) onClose();
          }}
          sx={{ outline: 0, ...(isBeside && besideSx) }}
        >
          {isBeside ? opened : <Room name={name}>{opened}</Room>}
        </Box>
      )}
    </Box>
  );
}

const besideSx = {
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  px: 2.5,
  pt: 2.25,
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderColor: 'divider',
} as const;

/** Takes the focus when something opens, and gives it back to its row, or else to what it was opened by. */
function useFocusWhileOpen(openId: string | undefined) {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (openId === undefined) return;
    // What was open before leaves with the place in it that had the focus.
    const from = document.activeElement;
    if (!panel.current?.contains(from) && from !== document.body) opener.current = from;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (panel.current?.isConnected || focusRow(openId)) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [openId]);
  return panel;
}
