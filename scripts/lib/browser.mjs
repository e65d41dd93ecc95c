import { existsSync } from 'node:fs';
import { capture } from './run.mjs';

// Chromium without windows first: the same pages cost it a quarter less than the one that could show them.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const browsers = ['chromium-headless-shell', 'chromium'];
const fontPackages = ['fonts-noto-cjk', 'fonts-thai-tlwg'];
/** Where Debian puts the fonts of Chinese and Thai, without which screenshots show boxes. */
const fonts = ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', '/usr/share/fonts/truetype/tlwg'];

/**
 * Finds Chromium (`CHROMIUM`, or where systems put it), and where we may, installs it and the fonts from
 * the system's packages. Resolves with `{ path }`, or `{ problem }` in words that say what to do.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found && fonts.every(existsSync)) return { path: found };
  const wanted = (browser) => [...(found ? [] : [browser]), ...fontPackages];
  const advice = `install it (Debian: apt-get install ${wanted(browsers[0]).join(' ')}) or set CHROMIUM to its path`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    if (found)
      console.log(`screenshots lack letters of some languages: apt-get install ${fontPackages.join(' ')}`);
    return found ? { path: found } : { problem: `no Chromium for the browser tests: ${advice}` };
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  let { output } = await capture('apt-get', ['update'], { env });
  // Not every release has the first.
  for (const browser of browsers) {
    console.log(`installing ${wanted(browser).join(', ')}`);
    const install = ['install', '-y', '--no-install-recommends', ...wanted(browser)];
    output += `\n${(await capture('apt-get', install, { env })).output}`;
    const path = await findBrowser();
    if (path) return { path };
  }
  return { problem: `${output}\nno Chromium for the browser tests: ${advice}` };
}

async function findBrowser() {
  const candidates = process.env.CHROMIUM ? [process.env.CHROMIUM] : places.filter(existsSync);
  for (const candidate of candidates) {
    // Ubuntu's package is a stub that only asks for another installer.
    const { code } = await capture(candidate, ['--version']);
    if (code === 0) return candidate;
  }
  return null;
}
