import { type LanguageCode, languages } from '@arara/phrases/languages';
import { Box } from '@mui/material';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale, useNavigate } from 'react-admin';
import { hues } from '../../lib/hues.ts';
import { reportPath } from '../../lib/period.ts';
import { labelled, ticksOf } from './chart-scale.ts';
import type { Summary } from './report-data.ts';
import { figureName, type ShownFigure, toNumber, useFigures } from './use-figures.ts';

const height = 240;
const pad = { top: 12, right: 8, bottom: 26, left: 52 };

/**
 * A figure by day as bars, with the period before as a line over them. A bar leads to the rows of its day; the same
 * numbers stand in the table by day.
 */
export function DayChart({ summary, figure }: { summary: Summary; figure: ShownFigure }) {
  const { t, short } = useFigures();
  const navigate = useNavigate();
  const dayText = useDayText();
  const [frame, width] = useWidth();
  const [pointed, setPointed] = useState<number | null>(null);
  const now = summary.days.map((day) => toNumber(day[figure]));
  const before = summary.before_days.map((day) => toNumber(day[figure]));
  const ticks = ticksOf([...now, ...before]);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const step = (width - pad.left - pad.right) / Math.max(1, now.length);
  const y = (value: number) => pad.top + ((high - value) / (high - low)) * (height - pad.top - pad.bottom);
  const middle = (index: number) => pad.left + (index + 0.5) * step;
  const bar = Math.max(2, Math.min(36, step * 0.62));
  const indexAt = (event: PointerEvent<SVGSVGElement>) => {
    const index = Math.floor(
      (event.clientX - event.currentTarget.getBoundingClientRect().left - pad.left) / step,
    );
    return index >= 0 && index < now.length ? index : null;
  };
  const open = (index: number | null) => {
    const day = index === null ? undefined : summary.days[index]?.day;
    if (day) navigate(reportPath(`/reports/${figure}`, { from: day, to: day }));
  };
  return (
    <Box ref={frame} sx={{ position: 'relative', minHeight: height }}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={t('chart_of', { figure: figureName(t, figure) })}
          width={width}
          height={height}
          onPointerMove={(event) => setPointed(indexAt(event))}
          onPointerLeave={() => setPointed(null)}
          onPointerUp={(event) => open(indexAt(event))}
          style={{ display: 'block', cursor: 'pointer', touchAction: 'pan-y' }}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={pad.left}
                x2={width - pad.right}
                y1={y(tick)}
                y2={y(tick)}
                stroke={tick === 0 ? hues.line : hues.hair}
              />
              <text x={pad.left - 8} y={y(tick) + 4} textAnchor="end" fontSize={11} fill={hues.muted}>
                {short(tick)}
              </text>
            </g>
          ))}
          {now.map((value, index) => (
            <rect
              key={summary.days[index]?.day}
              x={middle(index) - bar / 2}
              width={bar}
              y={Math.min(y(value), y(0))}
              height={Math.max(value === 0 ? 0 : 1.5, Math.abs(y(value) - y(0)))}
              rx={Math.min(3, bar / 3)}
              fill={value < 0 ? hues.danger : hues.link}
              opacity={pointed === null || pointed === index ? 1 : 0.45}
            />
          ))}
          {before.length > 1 ? (
            <polyline
              points={before.map((value, index) => `${middle(index)},${y(value)}`).join(' ')}
              fill="none"
              stroke={hues.text}
              strokeWidth={1.5}
              strokeDasharray="4 4"
              opacity={0.6}
            />
          ) : (
            before.map((value) => (
              <circle key="before" cx={middle(0)} cy={y(value)} r={3.5} fill={hues.text} opacity={0.6} />
            ))
          )}
          {labelled(now.length, Math.max(2, Math.floor(width / 90))).map((index) => (
            <text
              key={index}
              x={middle(index)}
              y={height - 8}
              textAnchor="middle"
              fontSize={11}
              fill={hues.muted}
            >
              {dayText(summary.days[index]?.day)}
            </text>
          ))}
        </svg>
      )}
      {pointed !== null && (
        <Note summary={summary} figure={figure} index={pointed} at={middle(pointed) / width} />
      )}
    </Box>
  );
}

interface NoteProps {
  readonly summary: Summary;
  readonly figure: ShownFigure;
  readonly index: number;
  /** How far across the chart, from 0 to 1. */
  readonly at: number;
}

/** What a day was, beside its bar. */
function Note({ summary, figure, index, at }: NoteProps) {
  const { t, written } = useFigures();
  const dayText = useDayText();
  const day = summary.days[index];
  const before = summary.before_days[index];
  if (!day) return null;
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 4,
        ...(at < 0.5 ? { left: `calc(${at * 100}% + 24px)` } : { right: `calc(${(1 - at) * 100}% + 24px)` }),
        px: 1.25,
        py: 0.75,
        pointerEvents: 'none',
        whiteSpace: 'nowrap',
        bgcolor: hues.text,
        color: '#fff',
        borderRadius: '8px',
        fontSize: 12,
        lineHeight: '17px',
      }}
    >
      <b>{written(day[figure])}</b> · {dayText(day.day)}
      {before && (
        <Box sx={{ opacity: 0.8 }}>
          {t('before_word')}: {written(before[figure])} · {dayText(before.day)}
        </Box>
      )}
    </Box>
  );
}

function useDayText(): (day: string | undefined) => string {
  const { locale } = languages[useLocale() as LanguageCode];
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
  });
  return (day) => (day === undefined ? '' : format.format(new Date(day)));
}

/** The width of an element as it is on the screen, so that text in a drawing keeps its size. */
function useWidth(): [ref: RefObject<HTMLDivElement | null>, width: number] {
  const ref = useRef<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!ref.current) return;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return [ref, width];
}
