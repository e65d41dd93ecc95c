import { z } from 'zod';
import { call } from './call.ts';
import { id, listInput, listOf, moment, nothing, say } from './fields.ts';

/** A site's name; without one the site that this server runs is meant. */
const siteName = z.string(say('field_invalid')).trim().max(40, say('field_invalid')).optional();

/** An https address, or a path of the site itself. */
const address = z.string();

const picture = z.object({ id: z.string(), name: z.string(), url: address });

export const profilePictures = call({
  name: 'profilePictures',
  method: 'GET',
  path: '/api/profilepictures',
  who: 'visitor',
  summary: 'The pictures a member may choose from: a male and a female list.',
  input: nothing,
  data: z.object({ male: z.array(picture), female: z.array(picture) }),
  errors: [],
});

const memberPicture = z.object({
  member_id: id,
  picture_id: z.string(),
  url: address,
  /** The member has not chosen one yet: this face was given by the member's id. */
  is_default: z.boolean(),
});

export const profilePictureOf = call({
  name: 'profilePictureOf',
  method: 'POST',
  path: '/api/profilepictures/user',
  who: 'visitor',
  summary: "The address of a member's picture.",
  input: z.object({ member_id: id }),
  data: memberPicture,
  errors: ['member_unknown'],
  example: { input: { member_id: '01981f3a-7c1e-7d5b-9a40-3f2b6c8d9e10' } },
});

export const setProfilePicture = call({
  name: 'setProfilePicture',
  method: 'POST',
  path: '/api/profilepictures/set',
  who: 'member',
  summary:
    "Chooses the caller's picture from the lists; `member_id`, where it is sent, must be the caller's own.",
  input: z.object({ picture_id: z.string(say('field_required')).max(40), member_id: id.optional() }),
  data: memberPicture,
  errors: ['picture_unknown', 'forbidden'],
  example: { input: { picture_id: 'female-astronaut' } },
});

export const languageList = call({
  name: 'languageList',
  method: 'GET',
  path: '/api/language/getList',
  who: 'visitor',
  summary: "A site's languages as a list of options: flag, name, code.",
  input: z.object({ sitename: siteName }),
  data: z.object({ items: z.array(z.object({ icon: address, option: z.string(), value: z.string() })) }),
  errors: ['site_unknown'],
  example: {
    input: { sitename: 'arara' },
    data: { items: [{ icon: '/flags/br.svg', option: 'Português', value: 'pt' }] },
  },
});

export const supportedLanguages = call({
  name: 'supportedLanguages',
  method: 'GET',
  path: '/api/supportedlanguages',
  who: 'visitor',
  summary:
    "A site's languages by the codes its content system keeps: a code that ends in 1 is ours once the 1 is gone and it is in lower case.",
  input: z.object({ sitename: siteName }),
  data: z.object({
    supported_language: z.array(
      z.object({ language_code: z.string(), language_name: z.string(), language_flag_link: address }),
    ),
  }),
  errors: ['site_unknown'],
  example: {
    input: { sitename: 'arara' },
    data: {
      supported_language: [
        { language_code: 'PT1', language_name: 'Português', language_flag_link: '/flags/br.svg' },
      ],
    },
  },
});

/** The texts at every page's foot. */
export const footerKeys = [
  'terms',
  'privacy',
  'faq',
  'responsible_gaming',
  'operator',
  'age',
  'support',
] as const;

const footerText = z.object({
  key: z.enum(footerKeys),
  title: z.string(),
  text: z.string(),
  /** A path of the site with the whole text; empty where there is none. */
  link: z.string(),
});

export const webContent = call({
  name: 'webContent',
  method: 'GET',
  path: '/api/dynamicwebs/getdata',
  who: 'visitor',
  summary:
    "A site's own content in the caller's language: logo, page background, banners that are on, footer texts.",
  input: z.object({ site: siteName }),
  data: z.object({
    site: z.string(),
    title: z.string(),
    operator: z.string(),
    licence: z.string(),
    site_logo: address,
    /** The logo's square mark, for narrow places. */
    site_mark: address,
    page_background: address,
    /** Whether games may be played with demo money here, without an account. */
    is_demo_on: z.boolean(),
    banners: z.array(
      z.object({
        id,
        tag: z.string(),
        title: z.string(),
        text: z.string(),
        button: z.string(),
        link: z.string(),
        picture_url: address,
        phone_picture_url: address,
        /** What it speaks of, where that is a promotion. */
        promotion: z.string().nullable(),
        starts_at: moment,
        ends_at: moment.nullable(),
      }),
    ),
    footer: z.array(footerText),
  }),
  errors: ['site_unknown'],
  example: { input: { site: 'arara' } },
});

export const socialLinks = call({
  name: 'socialLinks',
  method: 'GET',
  path: '/api/socialmedialinks/get',
  who: 'visitor',
  summary: "A site's places on social media.",
  input: z.object({ site: siteName }),
  data: z.object({
    items: z.array(z.object({ id, site: z.string(), kind: z.string(), name: z.string(), url: z.url() })),
  }),
  errors: ['site_unknown'],
  example: { input: { site: 'arara' } },
});

export const support = call({
  name: 'support',
  method: 'GET',
  path: '/api/informationcenter/support',
  who: 'visitor',
  summary: 'How to reach customer service: the chat channel, the e-mail address, the hours.',
  input: z.object({ site: siteName }),
  data: z.object({
    title: z.string(),
    text: z.string(),
    /** Opens the chat channel. */
    linkurl: z.url(),
    email: z.email(),
    hours: z.string(),
    is_always_open: z.literal(true),
  }),
  errors: ['site_unknown'],
});

const notificationKinds = ['payments', 'security', 'games', 'service'] as const;

export const notifications = call({
  name: 'notifications',
  method: 'GET',
  path: '/api/informationcenter/notification',
  who: 'visitor',
  summary: "The site's current notices, newest first.",
  input: z.object({ site: siteName, ...listInput }),
  data: listOf(
    z.object({
      id,
      kind: z.enum(notificationKinds),
      title: z.string(),
      text: z.string(),
      published_at: moment,
    }),
  ),
  errors: ['site_unknown'],
});

const announcementKinds = ['terms', 'news', 'games', 'promotion'] as const;

export const announcements = call({
  name: 'announcements',
  method: 'GET',
  path: '/api/informationcenter/announcement',
  who: 'visitor',
  summary:
    "The site's announcements, newest first. Changed terms take effect at least two weeks after their announcement.",
  input: z.object({ site: siteName, ...listInput }),
  data: listOf(
    z.object({
      id,
      kind: z.enum(announcementKinds),
      title: z.string(),
      text: z.string(),
      announced_at: moment,
      effective_at: moment.nullable(),
    }),
  ),
  errors: ['site_unknown'],
});

export const messageKinds = ['account', 'deposit', 'withdrawal', 'reward', 'friend', 'news'] as const;

const message = z.object({
  id,
  kind: z.enum(messageKinds),
  title: z.string(),
  text: z.string(),
  is_read: z.boolean(),
  created_at: moment,
});

export const messageList = call({
  name: 'messageList',
  method: 'GET',
  path: '/api/messagecenter/list',
  who: 'member',
  summary: "The member's own messages in the caller's language, newest first.",
  input: z.object({ ...listInput, state: z.enum(['all', 'unread'], say('field_invalid')).default('all') }),
  data: listOf(message).extend({ unread: z.int() }),
  errors: [],
});

export const messagesUnread = call({
  name: 'messagesUnread',
  method: 'GET',
  path: '/api/messagecenter/unread',
  who: 'member',
  summary: 'How many messages the member has not read. The socket topic `message` tells of new ones.',
  input: nothing,
  data: z.object({ unread: z.int() }),
  errors: [],
});

export const messageRead = call({
  name: 'messageRead',
  method: 'POST',
  path: '/api/messagecenter/read',
  who: 'member',
  summary: 'Marks a message as read; a second time changes nothing.',
  input: z.object({ message_id: id }),
  data: z.object({ unread: z.int() }),
  errors: ['message_unknown'],
  example: { input: { message_id: '01981f3a-7c1e-7d5b-9a40-3f2b6c8d9e10' } },
});

export const messageReadAll = call({
  name: 'messageReadAll',
  method: 'POST',
  path: '/api/messagecenter/readall',
  who: 'member',
  summary: "Marks all of the member's messages as read.",
  input: nothing,
  data: z.object({ read: z.int(), unread: z.int() }),
  errors: [],
});

const preference = z.object({
  kind: z.enum(messageKinds),
  on_site: z.boolean(),
  by_email: z.boolean(),
  /** Messages about the account itself always come to the message centre. */
  is_fixed: z.boolean(),
});

export const messagePreferences = call({
  name: 'messagePreferences',
  method: 'GET',
  path: '/api/messagecenter/preferences',
  who: 'member',
  summary: 'Which kinds of messages the member wants, on the site and by e-mail.',
  input: nothing,
  data: z.object({ items: z.array(preference) }),
  errors: [],
});

export const setMessagePreference = call({
  name: 'setMessagePreference',
  method: 'POST',
  path: '/api/messagecenter/preferences/set',
  who: 'member',
  summary: 'Turns one kind of messages on or off, on the site and by e-mail.',
  input: z.object({
    kind: z.enum(messageKinds, say('field_invalid')),
    on_site: z.boolean(say('field_invalid')),
    by_email: z.boolean(say('field_invalid')),
  }),
  data: preference,
  errors: [],
  example: { input: { kind: 'reward', on_site: true, by_email: false } },
});

const optional = (pattern: RegExp, code: 'nickname_format' | 'qq_format') =>
  z
    .string(say(code))
    .max(60, say(code))
    // However many spaces are typed, one is meant.
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().regex(pattern, say(code)))
    .optional();

/** Two to twenty letters, marks or digits of any script, with single spaces, dots, dashes, apostrophes or underscores between them. */
const nicknamePattern =
  /^$|^(?=.{2,20}$)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*([ ._'’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u;
const qqPattern = /^$|^[1-9]\d{4,11}$/;

export const updateProfile = call({
  name: 'updateProfile',
  method: 'POST',
  path: '/api/member/profile',
  who: 'member',
  summary: 'Changes what is sent of nickname, gender, QQ number and the reminder; an empty text clears it.',
  input: z.object({
    nickname: optional(nicknamePattern, 'nickname_format'),
    qq: optional(qqPattern, 'qq_format'),
    gender: z.enum(['', 'male', 'female'], say('field_invalid')).optional(),
    /** Whether the reminder to play calmly is shown. */
    is_tips_on: z.boolean(say('field_invalid')).optional(),
  }),
  data: z.object({
    nickname: z.string(),
    qq: z.string(),
    gender: z.enum(['', 'male', 'female']),
    is_tips_on: z.boolean(),
  }),
  errors: [],
  example: { input: { nickname: 'Luana do Rio', gender: 'female' } },
});
