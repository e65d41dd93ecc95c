import type { Module } from '../../module.ts';
import { pruneMessages } from './messages/prune-messages.ts';
import { rainTask } from './rain/rain-task.ts';
import { registerChat } from './routes.ts';

export const chat: Module = {
  name: 'chat',
  register: registerChat,
  tasks: [rainTask],
  daily: [pruneMessages],
};
