import type { Module } from '../../module.ts';
import { messageTasks } from './messages/mail-message.ts';
import { messageListeners } from './messages/message-listeners.ts';
import { letterToAll } from './publish/letters.ts';
import { registerInformation } from './routes.ts';

export { findSite } from './content/find-site.ts';
export { firstBanner } from './content/first-banner.ts';
export { sendMessage } from './messages/send-message.ts';
export {
  type Announcement,
  announcementsAfter,
  publishAnnouncement,
  withdrawAnnouncement,
} from './publish/announcements.ts';
export { arrangeBanners, readBanners, writeBanner } from './publish/banners.ts';
export { type Letter, lettersAfter, sendLetter } from './publish/letters.ts';
export { endNotice, type Notice, noticesAfter, publishNotice } from './publish/notifications.ts';
export { readFooter, writeFooterText, writeLook } from './publish/site.ts';
export {
  announceTerms,
  isAnnouncementOfTerms,
  readTerms,
  termsWaitMs,
  withdrawTerms,
} from './publish/terms.ts';
export { seedInformation } from './seed/seed-information.ts';
export {
  addMessage,
  type Conversation,
  lockConversation,
  messagesOf,
  tellSupport,
} from './support/conversation.ts';

export const information: Module = {
  name: 'information',
  register: registerInformation,
  tasks: [...messageTasks, letterToAll],
  listeners: messageListeners,
};
