import type { Module } from '../../module.ts';
import { messageTasks } from './messages/mail-message.ts';
import { messageListeners } from './messages/message-listeners.ts';
import { registerInformation } from './routes.ts';

export { sendMessage } from './messages/send-message.ts';
export { seedInformation } from './seed/seed-information.ts';

export const information: Module = {
  name: 'information',
  register: registerInformation,
  tasks: messageTasks,
  listeners: messageListeners,
};
