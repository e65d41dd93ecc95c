import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder for a database of its own, to be removed afterwards. Whoever else is on the machine may pass through it: started
 * by root, PostgreSQL runs as another user, and where that one cannot enter its files lie elsewhere and stay.
 */
export function houseFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arara-bench-db-'));
  chmodSync(folder, 0o711);
  return folder;
}
