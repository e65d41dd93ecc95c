import { useRef } from 'react';

/** Of a stage's height, what must be seen for a round to be followed. */
const enough = 0.75;

/** The stage's place, and what brings it back into sight when a round is started from further down the page. */
export function useStageInSight() {
  const stage = useRef<HTMLDivElement>(null);
  const bring = () => {
    const place = stage.current;
    if (!place) return;
    const { top, bottom, height } = place.getBoundingClientRect();
    const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    if (seen >= Math.min(height, window.innerHeight) * enough) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  };
  return { stage, bring };
}
