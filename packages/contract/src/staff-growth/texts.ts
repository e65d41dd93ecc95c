import { z } from 'zod';
import { call } from '../call.ts';
import { account, id, moment, nothing, say } from '../fields.ts';
import {
  bodyLengthMax,
  changed,
  edited,
  momentInput,
  nine,
  nineLong,
  nineOut,
  reason,
  termsLengthMax,
  titleLengthMax,
  version,
} from './fields.ts';

/** Chosen by whoever writes: sending it again changes nothing more. */
const ownId = id;
const after = id.optional();
const listed = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() });

const announcement = z.object({
  id,
  kind: z.enum(['terms', 'news', 'games', 'promotion']),
  title: nineOut,
  body: nineOut,
  announced_at: moment,
  effective_at: moment.nullable(),
  withdrawn_at: moment.nullable(),
});

export const announcementList = call({
  name: 'staffAnnouncements',
  method: 'GET',
  path: '/api/staff/growth/announcements',
  who: 'staff',
  permission: 'growth.read',
  summary: "The site's announcements, newest first; `next` leads to the page after.",
  input: z.object({ after }),
  data: listed(announcement),
  errors: [],
});

export const announce = call({
  name: 'staffAnnounce',
  method: 'POST',
  path: '/api/staff/growth/announcements/new',
  who: 'staff',
  permission: 'growth.edit',
  summary: 'Announces something at once, in nine languages. Changed terms are announced with their text.',
  input: z.object({
    id: ownId,
    kind: z.enum(['news', 'games', 'promotion'], say('field_invalid')),
    title: nine(titleLengthMax),
    body: nineLong(bodyLengthMax),
  }),
  data: announcement,
  errors: ['sent_already'],
});

export const announcementWithdraw = call({
  name: 'staffAnnouncementWithdraw',
  method: 'POST',
  path: '/api/staff/growth/announcements/{id}/withdraw',
  who: 'staff',
  permission: 'growth.edit',
  summary: 'Shows an announcement no more. One of changed terms goes with them.',
  input: z.object({ id, reason }),
  data: announcement,
  errors: ['not_found', ...changed],
});

const notificationKinds = ['payments', 'security', 'games', 'service'] as const;
const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  title: nineOut,
  body: nineOut,
  published_at: moment,
  ends_at: moment.nullable(),
});

export const notificationList = call({
  name: 'staffNotifications',
  method: 'GET',
  path: '/api/staff/growth/notifications',
  who: 'staff',
  permission: 'growth.read',
  summary: "The site's notices, newest first; `next` leads to the page after.",
  input: z.object({ after }),
  data: listed(notification),
  errors: [],
});

export const notify = call({
  name: 'staffNotify',
  method: 'POST',
  path: '/api/staff/growth/notifications/new',
  who: 'staff',
  permission: 'growth.edit',
  summary: 'Publishes a notice at once, in nine languages, until a moment or for good.',
  input: z.object({
    id: ownId,
    kind: z.enum(notificationKinds, say('field_invalid')),
    title: nine(titleLengthMax),
    body: nineLong(bodyLengthMax),
    ends_at: momentInput.nullable(),
  }),
  data: notification,
  errors: ['sent_already'],
});

export const notificationEnd = call({
  name: 'staffNotificationEnd',
  method: 'POST',
  path: '/api/staff/growth/notifications/{id}/end',
  who: 'staff',
  permission: 'growth.edit',
  summary: 'Ends a notice now.',
  input: z.object({ id }),
  data: notification,
  errors: ['not_found', ...changed],
});

const letter = z.object({
  id,
  kind: z.enum(['account', 'news']),
  title: nineOut,
  body: nineOut,
  /** Empty for everybody. */
  account: z.string(),
  sent_by: z.string(),
  sent: z.int(),
  created_at: moment,
  finished_at: moment.nullable(),
});

export const letterList = call({
  name: 'staffLetters',
  method: 'GET',
  path: '/api/staff/growth/letters',
  who: 'staff',
  permission: 'growth.read',
  summary: 'Messages that staff has written, newest first; `next` leads to the page after.',
  input: z.object({ after }),
  data: listed(letter),
  errors: [],
});

export const letterSend = call({
  name: 'staffLetterSend',
  method: 'POST',
  path: '/api/staff/growth/letters/new',
  who: 'staff',
  permission: 'growth.edit',
  summary:
    "Writes to one member, or to all when no account is given. News respects each member's wishes; a message about the account always arrives.",
  input: z
    .object({
      id: ownId,
      kind: z.enum(['account', 'news'], say('field_invalid')),
      account: account.optional(),
      title: nine(titleLengthMax),
      body: nineLong(bodyLengthMax),
    })
    .refine(({ kind, account: to }) => kind === 'news' || to !== undefined, {
      ...say('enter_account'),
      path: ['account'],
    }),
  data: letter,
  errors: ['member_unknown', 'sent_already'],
});

const termsSheet = z.object({
  /** The text in force. */
  body: nineOut,
  /** The earliest moment at which a text announced now can take effect. */
  earliest_at: moment,
  versions: z.array(
    z.object({
      number: z.int(),
      body: nineOut,
      title: nineOut,
      announced_at: moment,
      effective_at: moment,
      state: z.enum(['coming', 'in_force', 'replaced', 'withdrawn']),
      announced_by: z.string(),
    }),
  ),
  ...edited,
});

export const termsHistory = call({
  name: 'staffTerms',
  method: 'GET',
  path: '/api/staff/growth/terms',
  who: 'staff',
  permission: 'growth.read',
  summary: 'The terms in brief that every page shows: in force, coming, and those before.',
  input: nothing,
  data: termsSheet,
  errors: [],
});

export const termsAnnounce = call({
  name: 'staffTermsAnnounce',
  method: 'POST',
  path: '/api/staff/growth/terms',
  who: 'staff',
  permission: 'growth.edit',
  summary:
    'Announces new terms at once, with a title and what changes; they take effect two weeks later at the earliest.',
  input: z.object({
    version,
    title: nine(titleLengthMax),
    summary: nineLong(600),
    body: nineLong(termsLengthMax),
    effective_at: momentInput,
  }),
  data: termsSheet,
  errors: [...changed],
});

export const termsWithdraw = call({
  name: 'staffTermsWithdraw',
  method: 'POST',
  path: '/api/staff/growth/terms/withdraw',
  who: 'staff',
  permission: 'growth.edit',
  summary: 'Withdraws announced terms before they take effect, with their announcement.',
  input: z.object({ version, number: z.int().min(1), reason }),
  data: termsSheet,
  errors: [...changed],
});
