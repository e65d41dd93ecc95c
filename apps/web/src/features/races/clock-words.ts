const pad = (value: number) => String(value).padStart(2, '0');

/** What is left: whole days, and hours, minutes and seconds of the last one as `hh:mm:ss`. */
export function leftWords(ms: number): { days: number; time: string } {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const rest = seconds % 86_400;
  return {
    days,
    time: `${pad(Math.floor(rest / 3600))}:${pad(Math.floor((rest % 3600) / 60))}:${pad(rest % 60)}`,
  };
}
