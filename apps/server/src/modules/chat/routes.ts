import { chat, staffChat } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { memberRoute, staffRoute, visitorRoute } from '../../plugins/route.ts';
import { hideAuthor } from './messages/hide-author.ts';
import { listMessages } from './messages/list-messages.ts';
import { reportMessage } from './messages/report-message.ts';
import { sendChatMessage } from './messages/send-chat-message.ts';
import { closeReport } from './moderation/close-report.ts';
import { deleteMessage } from './moderation/delete-message.ts';
import { listMuted } from './moderation/list-muted.ts';
import { listReports } from './moderation/list-reports.ts';
import { listWritten } from './moderation/list-written.ts';
import { banMember, liftMute, muteMember } from './moderation/mute-member.ts';
import { makeItRain } from './rain/staff-rain.ts';
import { readState } from './read-state.ts';

/** The rooms, and what staff does in them. */
export function registerChat(app: FastifyInstance, house: House): void {
  visitorRoute(app, house, chat.chatState, (_input, caller) => readState(house, caller));
  visitorRoute(app, house, chat.chatMessages, (input, caller) => listMessages(house, input, caller));
  memberRoute(app, house, chat.chatSend, (input, caller) => sendChatMessage(house, input, caller));
  memberRoute(app, house, chat.chatReport, (input, caller) => reportMessage(house, input, caller));
  memberRoute(app, house, chat.chatHide, (input, caller) => hideAuthor(house, input, caller));

  staffRoute(app, house, staffChat.staffChatReports, (input) => listReports(house, input));
  staffRoute(app, house, staffChat.staffChatReportClose, (input, caller) =>
    closeReport(house, input, caller),
  );
  staffRoute(app, house, staffChat.staffChatMessages, (input) => listWritten(house, input));
  staffRoute(app, house, staffChat.staffChatMembers, (input) => listMuted(house, input));
  staffRoute(app, house, staffChat.staffChatMute, (input, caller) => muteMember(house, input, caller));
  staffRoute(app, house, staffChat.staffChatBan, (input, caller) => banMember(house, input, caller));
  staffRoute(app, house, staffChat.staffChatLift, (input, caller) => liftMute(house, input, caller));
  staffRoute(app, house, staffChat.staffChatDelete, (input, caller) => deleteMessage(house, input, caller));
  staffRoute(app, house, staffChat.staffChatRain, (input, caller) => makeItRain(house, input, caller));
}
