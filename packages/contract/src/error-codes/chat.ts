/** Failures of the chat and their HTTP status. */
export const chatErrors = {
  chat_room_unknown: 404,
  chat_message_unknown: 404,
  chat_author_unknown: 404,
  chat_report_unknown: 404,
  chat_muted: 403,
  chat_banned: 403,
  chat_link_refused: 422,
  chat_words_refused: 422,
  chat_hidden_full: 422,
  chat_too_fast: 429,
} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const chatFieldErrors = ['mute_minutes_invalid'] as const satisfies readonly string[];
