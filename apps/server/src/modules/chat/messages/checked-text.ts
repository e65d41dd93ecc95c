import { chat } from '@arara/contract';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import { cleanText, lengthOf } from '../text/clean-text.ts';
import { hasFoulWord } from '../text/foul-words.ts';
import { hasLink } from '../text/links.ts';

/** A text as it may be said. Fails by the field when it is empty or long, with `chat_link_refused` and `chat_words_refused`. */
export function checkedText(raw: string): string {
  const text = cleanText(raw);
  if (text === '') throw fieldError({ text: 'field_required' });
  if (lengthOf(text) > chat.textLengthMax) throw fieldError({ text: 'field_too_long' });
  if (hasLink(text)) throw new AppError('chat_link_refused');
  if (hasFoulWord(text)) throw new AppError('chat_words_refused');
  return text;
}
