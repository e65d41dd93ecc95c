import { information, support } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { memberRoute, visitorRoute } from '../../plugins/route.ts';
import { listLanguages, listSupportedLanguages } from './content/list-languages.ts';
import { listAnnouncements, listNotifications } from './content/list-news.ts';
import { listSocialLinks } from './content/list-social-links.ts';
import { readSupport } from './content/read-support.ts';
import { readWebContent } from './content/read-web-content.ts';
import { countUnread, listMessages } from './messages/list-messages.ts';
import { listPreferences, setPreference } from './messages/preferences.ts';
import { readAllMessages, readMessage } from './messages/read-messages.ts';
import { listPictures, pictureOf, setPicture } from './profile-pictures.ts';
import { presentOwn } from './support/conversation.ts';
import { readAnswers, writeToTeam } from './support/write-to-team.ts';
import { updateProfile } from './update-profile.ts';

/** Languages, web content, information centre, pictures, messages and profile. */
export function registerInformation(app: FastifyInstance, house: House): void {
  visitorRoute(app, house, information.languageList, (input) => listLanguages(house, input));
  visitorRoute(app, house, information.supportedLanguages, (input) => listSupportedLanguages(house, input));
  visitorRoute(app, house, information.webContent, (input, { lang }) => readWebContent(house, input, lang));
  visitorRoute(app, house, information.socialLinks, (input) => listSocialLinks(house, input));
  visitorRoute(app, house, information.support, (input, { lang }) => readSupport(house, input, lang));
  visitorRoute(app, house, information.notifications, (input, { lang }) =>
    listNotifications(house, input, lang),
  );
  visitorRoute(app, house, information.announcements, (input, { lang, member }) =>
    listAnnouncements(house, input, lang, member?.memberId ?? null),
  );
  visitorRoute(app, house, information.profilePictures, (_input, { lang }) => listPictures(house, lang));
  visitorRoute(app, house, information.profilePictureOf, (input) => pictureOf(house.db, input.member_id));
  memberRoute(app, house, information.setProfilePicture, (input, caller) => setPicture(house, input, caller));
  memberRoute(app, house, information.updateProfile, (input, caller) => updateProfile(house, input, caller));
  memberRoute(app, house, information.messageList, (input, caller) => listMessages(house, input, caller));
  memberRoute(app, house, information.messagesUnread, async (_input, { member }) => ({
    unread: await countUnread(house.db, member.memberId),
  }));
  memberRoute(app, house, information.messageRead, (input, caller) => readMessage(house, input, caller));
  memberRoute(app, house, information.messageReadAll, (_input, caller) => readAllMessages(house, caller));
  memberRoute(app, house, information.messagePreferences, (_input, caller) => listPreferences(house, caller));
  memberRoute(app, house, information.setMessagePreference, (input, caller) =>
    setPreference(house, input, caller),
  );
  memberRoute(app, house, support.supportConversation, (_input, { member }) =>
    presentOwn(house.db, member.memberId),
  );
  memberRoute(app, house, support.supportWrite, (input, caller) => writeToTeam(house, input, caller));
  memberRoute(app, house, support.supportRead, (_input, caller) => readAnswers(house, caller));
}
