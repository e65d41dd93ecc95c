import { type PointerEvent, useRef } from 'react';

/** How far down, in CSS px, a sheet has to be drawn before letting go closes it. */
const closeDistance = 96;

/** Lets a sheet be drawn down by its handle: follows the finger, closes past 96 px, otherwise springs back. */
export function useSwipeAway(onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const startY = useRef<number | null>(null);
  const move = (event: PointerEvent): number =>
    Math.max(0, event.clientY - (startY.current ?? event.clientY));

  return {
    sheet,
    handle: {
      onPointerDown: (event: PointerEvent) => {
        startY.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (startY.current === null || !sheet.current) return;
        sheet.current.style.translate = `0 ${move(event)}px`;
      },
      onPointerUp: (event: PointerEvent) => {
        if (startY.current === null) return;
        const distance = move(event);
        startY.current = null;
        if (distance > closeDistance) onClose();
        else if (sheet.current) sheet.current.style.translate = '';
      },
      onPointerCancel: () => {
        startY.current = null;
        if (sheet.current) sheet.current.style.translate = '';
      },
    },
  };
}
