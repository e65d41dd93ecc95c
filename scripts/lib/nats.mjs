import { existsSync } from 'node:fs';
import { capture } from './run.mjs';

const places = ['/usr/sbin/nats-server', '/usr/bin/nats-server'];

/**
 * Finds a NATS server for the tests of the bus (`NATS_SERVER`, or where Debian puts it), and where we may, installs it from
 * the system's packages. Without one those tests are left out and say so; where `CI` is `true` one of them fails.
 */
export async function ensureNats() {
  if (process.env.NATS_SERVER || places.some(existsSync)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('installing nats-server');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env });
  await capture('apt-get', ['install', '-y', '--no-install-recommends', 'nats-server'], { env });
}
