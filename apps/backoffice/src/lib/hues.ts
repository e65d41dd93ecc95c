/** The colours of the light look; each text colour holds 4.5:1 on the surface it stands on. */
export const hues = {
  page: '#f3f6fb',
  surface: '#ffffff',
  hair: '#e2e8f2',
  /** The line of a field, 3:1 on the surface. */
  line: '#8d99ae',
  text: '#0b1220',
  muted: '#4b5b77',
  faint: '#5a6982',
  approve: '#0b7a49',
  approveSoft: '#e3f5ec',
  link: '#1d58d8',
  linkSoft: '#e8effd',
  warn: '#7a4b00',
  warnSoft: '#fff2d6',
  danger: '#a8152f',
  dangerSoft: '#ffe4e8',
} as const;
