import type { DataOf, information } from '@arara/contract';
import type { House } from '../../../house.ts';
import { findSite } from './find-site.ts';

interface LanguageRow {
  readonly language_code: string;
  readonly language_name: string;
  readonly language_flag_link: string;
}

async function languagesOf(house: House, sitename: string | undefined): Promise<LanguageRow[]> {
  const site = await findSite(house.db, house, sitename);
  const { rows } = await house.db.query<LanguageRow>(
    `select language_code, language_name, language_flag_link from site_language
      where site = $1 order by position, language_code`,
    [site.name],
  );
  return rows;
}

/** A site's languages as the content system keeps them. */
export async function listSupportedLanguages(
  house: House,
  input: { sitename?: string | undefined },
): Promise<DataOf<typeof information.supportedLanguages>> {
  return { supported_language: await languagesOf(house, input.sitename) };
}

/** A site's languages as options, by the product's own codes. */
export async function listLanguages(
  house: House,
  input: { sitename?: string | undefined },
): Promise<DataOf<typeof information.languageList>> {
  const rows = await languagesOf(house, input.sitename);
  return {
    items: rows.map((row) => ({
      icon: row.language_flag_link,
      option: row.language_name,
      value: row.language_code.replace(/1$/, '').toLowerCase(),
    })),
  };
}
