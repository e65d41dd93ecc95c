import { defaultLanguage, type LanguageCode, parseLanguage } from '@arara/phrases';
import type { FastifyRequest } from 'fastify';

/** What others call the same languages. What a caller names is looked up among these alone: every object has names of its own. */
const aliases: ReadonlyMap<string, LanguageCode> = new Map([
  ['zh', 'cn'],
  ['ms', 'msa'],
]);
const traditional = /^zh-(hant|tw|hk|mo)\b/;

/** One of the nine by its code, as a site's list writes it (`PT1`), or by a browser's name for it (`pt-BR`, `zh_TW`). */
const known = (value: unknown): LanguageCode | null => {
  if (typeof value !== 'string') return null;
  const name = value.slice(0, 16).toLowerCase().replaceAll('_', '-').replace(/1$/, '');
  const [base = ''] = name.split('-', 1);
  return parseLanguage(base) ?? (traditional.test(name) ? 'ch' : (aliases.get(base) ?? null));
};

/** The caller's language: `lang` of the body or the query, else the browser's first, else the default. */
export function languageOf(request: FastifyRequest): LanguageCode {
  const body = request.body as { lang?: unknown } | null | undefined;
  const query = request.query as { lang?: unknown } | null | undefined;
  const accepted = request.headers['accept-language']?.split(/[,;]/, 1)[0]?.trim();
  return known(body?.lang) ?? known(query?.lang) ?? known(accepted) ?? defaultLanguage;
}
