import { Pause, Play } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './hero.module.css';

export interface HeroSlide {
  key: string;
  tag?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** An ivory button and a glass one. */
  actions?: ReactNode;
  /** Fills the slide behind everything, e.g. `<Skyline />`. */
  backdrop: ReactNode;
  /** Objects at the right, placed by the slide. */
  objects?: ReactNode;
}

export interface HeroCarouselProps {
  slides: readonly HeroSlide[];
  /** Spoken: the carousel, each dot ("1 de 4") and the pause button. */
  words: { label: string; slide: (place: number, total: number) => string; pause: string; play: string };
  /** How long a slide stays; never turns by itself when motion is unwanted, hovered, focused or paused. */
  stayMs?: number;
}

/** How far a finger has to go sideways, in CSS px, to turn the slide. */
const swipeDistance = 48;

/** Live promotions, one at a time, fading into each other. */
export function HeroCarousel({ slides, words, stayMs = 7000 }: HeroCarouselProps) {
  const [place, setPlace] = useState(0);
  const [made, setMade] = useState(1);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const startX = useRef<number | null>(null);
  const count = slides.length;
  const turn = (way: number) => setPlace((before) => (before + way + count) % count);

  useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (count < 2 || isPaused || isHeld || isCalm) return;
    const timer = setInterval(() => setPlace((before) => (before + 1) % count), stayMs);
    return () => clearInterval(timer);
  }, [count, isPaused, isHeld, stayMs]);

  // The next face is made while the one before it is looked at: the first page waits for none that nobody sees.
  useEffect(() => {
    const timer = setTimeout(() => setMade((before) => Math.max(before, place + 2)), stayMs / 2);
    return () => clearTimeout(timer);
  }, [place, stayMs]);

  const release = (event: PointerEvent) => {
    const moved = event.clientX - (startX.current ?? event.clientX);
    startX.current = null;
    if (Math.abs(moved) > swipeDistance) turn(moved < 0 ? 1 : -1);
  };

  return (
    <div className={styles.frame}>
      <section
        className={styles.hero}
        aria-roledescription="carousel"
        aria-label={words.label}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onPointerDown={(event) => {
          startX.current = event.clientX;
        }}
        onPointerUp={release}
      >
        {slides.map(
          (slide, index) =>
            (index < made || index === place) && (
              <HeroFace
                key={slide.key}
                slide={slide}
                isShown={index === place}
                label={words.slide(index + 1, count)}
              />
            ),
        )}
        {count > 1 && (
          <div className={styles.dots}>
            {slides.map((slide, index) => (
              <button
                key={slide.key}
                type="button"
                className={styles.dot}
                aria-label={words.slide(index + 1, count)}
                aria-current={index === place ? 'true' : undefined}
                onClick={() => setPlace(index)}
              >
                <i />
              </button>
            ))}
            <button
              type="button"
              className={styles.pause}
              aria-label={isPaused ? words.play : words.pause}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? <Play size={12} fill="currentColor" /> : <Pause size={12} fill="currentColor" />}
            </button>
          </div>
        )}
      </section>
    </div>
  );
}

function HeroFace({ slide, isShown, label }: { slide: HeroSlide; isShown: boolean; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset.
    <div
      className={classNames(styles.slide, isShown && styles.shown)}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isShown}
    >
      <div className={styles.backdrop}>{slide.backdrop}</div>
      {slide.objects && <div className={styles.objects}>{slide.objects}</div>}
      <div className={styles.words}>
        {slide.tag}
        <h2 className={styles.title}>{slide.title}</h2>
        {slide.text && <p className={styles.text}>{slide.text}</p>}
        {slide.actions && <div className={styles.actions}>{slide.actions}</div>}
      </div>
    </div>
  );
}
