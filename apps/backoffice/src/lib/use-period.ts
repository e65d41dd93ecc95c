import { useLocation, useNavigate } from 'react-admin';
import { dayOf, type Period, type Preset, periodIn, reportPath } from './period.ts';

/** The period stands in the address: a report can be kept, sent and gone back to. */
export function usePeriod(preset: Preset = '30'): {
  today: string;
  period: Period;
  setPeriod: (period: Period) => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = dayOf(new Date());
  return {
    today,
    period: periodIn(search, today, preset),
    setPeriod: (period) => navigate(reportPath(pathname, { ...period })),
  };
}
