import { colourOf, wheelOrder } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { StageWords } from '../stage.ts';
import { callNames, calls, neighboursOf } from './calls.ts';
import styles from './racetrack.module.css';

interface RacetrackProps {
  words: StageWords;
  landed: number | null;
  isLocked: boolean;
  onCall(keys: readonly string[]): void;
}

/** The wheel laid flat: half of its numbers above, from left to right, the others below, back again; zero at the end. */
const half = Math.floor(wheelOrder.length / 2);
const columnOf = (place: number) => (place > half ? place - half : half - place + 1);

/** The racetrack: numbers as they lie on the wheel, and the calls between them. Only chips of the table are laid. */
export function Racetrack({ words, landed, isLocked, onCall }: RacetrackProps) {
  const { t } = words;
  const [isOpen, setOpen] = useState(false);
  const [focused, setFocused] = useState(0);
  const track = useRef<HTMLFieldSetElement>(null);
  const move = (event: KeyboardEvent, place: number) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (place + step + wheelOrder.length) % wheelOrder.length;
    setFocused(next);
    track.current?.querySelector<HTMLElement>(`[data-pocket="${next}"]`)?.focus();
  };
  return (
    <div className={styles.felt}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('tablegames.calls')}
        {isOpen ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
      </button>
      {isOpen && (
        <>
          <p className={styles.hint}>{t('tablegames.call_hint')}</p>
          <div className={styles.scroll}>
            <fieldset
              ref={track}
              className={styles.track}
              aria-label={t('tablegames.calls')}
              disabled={isLocked}
            >
              {wheelOrder.map((number, place) => (
                <button
                  key={number}
                  type="button"
                  data-pocket={place}
                  className={classNames(
                    styles.pocket,
                    styles[colourOf(number)],
                    number === landed && styles.landed,
                  )}
                  style={
                    place === 0
                      ? { gridColumn: half + 1, gridRow: '1 / 4' }
                      : { gridColumn: columnOf(place), gridRow: place > half ? 1 : 3 }
                  }
                  tabIndex={place === focused ? 0 : -1}
                  aria-label={t('tablegames.call_neighbours', { number })}
                  onFocus={() => setFocused(place)}
                  onKeyDown={(event) => move(event, place)}
                  onClick={() => onCall(neighboursOf(number))}
                >
                  {number}
                </button>
              ))}
              <div className={styles.calls}>
                {callNames.map((name) => (
                  <button
                    key={name}
                    type="button"
                    className={styles.call}
                    onClick={() => onCall(calls[name])}
                  >
                    {t(`tablegames.call_${name}`)}
                  </button>
                ))}
              </div>
            </fieldset>
          </div>
        </>
      )}
    </div>
  );
}
