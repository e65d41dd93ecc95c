import type { Module } from '../../module.ts';
import { homecomings } from './homecoming/start-homecomings.ts';
import { registerPlatforms } from './routes.ts';
import { platformTasks } from './tasks.ts';

export { answersAgain } from './answers-again.ts';
export { askAboutLeft, endLeftBehind, lockLeftBehind } from './left-behind/end-left-behind.ts';
export { openPlatforms } from './open-platforms.ts';
export { greetPlatforms } from './tasks.ts';
export {
  askAboutTransfer,
  declareTransfer,
  lockDeclarableTransfer,
} from './transfers/declare-transfer.ts';

export const platforms: Module = {
  name: 'platforms',
  register: registerPlatforms,
  tasks: platformTasks,
  listeners: [homecomings],
};
