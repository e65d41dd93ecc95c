import { defaultLanguage, type LanguageCode, parseLanguage } from '@arara/phrases';
import type { FastifyRequest } from 'fastify';

/** Codes that older clients send for the same languages. What a caller names is looked up among these alone: every object has names of its own. */
const aliases: ReadonlyMap<string, LanguageCode> = new Map([
  ['zh_cn', 'cn'],
  ['zh-cn', 'cn'],
  ['zh', 'cn'],
  ['zh_tw', 'ch'],
  ['zh-tw', 'ch'],
  ['pt-br', 'pt'],
  ['ms', 'msa'],
]);

const known = (value: unknown): LanguageCode | null => {
  if (typeof value !== 'string') return null;
  const text = value.slice(0, 16);
  return parseLanguage(text) ?? aliases.get(text.toLowerCase()) ?? null;
};

/** The caller's language: `lang` of the body or the query, else the browser's first, else the default. */
export function languageOf(request: FastifyRequest): LanguageCode {
  const body = request.body as { lang?: unknown } | null | undefined;
  const query = request.query as { lang?: unknown } | null | undefined;
  const accepted = request.headers['accept-language']?.split(/[,;]/, 1)[0]?.trim().toLowerCase();
  return (
    known(body?.lang) ??
    known(query?.lang) ??
    known(accepted) ??
    known(accepted?.split('-')[0]) ??
    defaultLanguage
  );
}
