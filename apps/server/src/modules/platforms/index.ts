import type { Module } from '../../module.ts';
import { homecomings } from './homecoming/start-homecomings.ts';
import { registerPlatforms } from './routes.ts';
import { platformTasks } from './tasks.ts';

export { answersAgain } from './answers-again.ts';
export { openPlatforms } from './open-platforms.ts';
export { greetPlatforms } from './tasks.ts';

export const platforms: Module = {
  name: 'platforms',
  register: registerPlatforms,
  tasks: platformTasks,
  listeners: [homecomings],
};
