import { needProgram, onPath } from './tools.ts';

/** Where the system's Chromium lies. */
export const chromiumPath = (): string => needProgram(onPath('chromium'), 'chromium');
