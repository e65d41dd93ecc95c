import { existsSync } from 'node:fs';
import { capture } from './run.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const packages = ['chromium', 'fonts-noto-cjk', 'fonts-thai-tlwg'];
/** Where Debian puts the fonts of Chinese and Thai, without which screenshots show boxes. */
const fonts = ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', '/usr/share/fonts/truetype/tlwg'];

/**
 * Finds Chromium (`CHROMIUM`, or where systems put it), and where we may, installs it and the fonts from
 * the system's packages. Resolves with `{ path }`, or `{ problem }` in words that say what to do.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found && fonts.every(existsSync)) return { path: found };
  const advice = `install it (Debian: apt-get install ${packages.join(' ')}) or set CHROMIUM to its path`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    if (found)
      console.log(
        `screenshots lack letters of some languages: apt-get install ${packages.slice(1).join(' ')}`,
      );
    return found ? { path: found } : { problem: `no Chromium for the browser tests: ${advice}` };
  }
  console.log(`installing ${packages.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await capture('apt-get', ['update'], { env });
  const install = await capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env,
  });
  const path = found ?? (await findBrowser());
  if (path) return { path };
  return { problem: `${update.output}\n${install.output}\nno Chromium for the browser tests: ${advice}` };
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
