import { existsSync } from 'node:fs';

/** Where the system's Chromium lies. */
export function chromium(): string {
  const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );
  if (!found) throw new Error('this benchmark needs chromium: apt-get install chromium');
  return found;
}
