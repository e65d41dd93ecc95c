import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import {
  araraContent,
  footerOf,
  noticesOf,
  type SiteContent,
  siteLanguages,
  socialPlaces,
  supportOf,
  tucanoContent,
} from './site-content.ts';

/** Gives the two sites of the product, and the one this server runs, what they start with; a site that is there stays as it is. */
export async function seedInformation(db: pg.Pool, ownSite: string): Promise<void> {
  const names = [...new Set(['arara', 'tucano', ownSite])];
  const { rows } = await db.query<{ name: string }>('select name from site where name = any($1)', [names]);
  const missing = names.filter((name) => !rows.some((row) => row.name === name));
  for (const name of missing)
    await inTransaction(db, (tx) => seedSite(tx, name === 'tucano' ? tucanoContent() : araraContent(name)));
}

async function seedSite(tx: Queryable, content: SiteContent): Promise<void> {
  const { name, title, operator, licence } = content;
  const opened = await tx.query(
    `insert into site (name, title, operator, licence, logo_url, mark_url, page_background_url)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (name) do nothing`,
    [name, title, operator, licence, content.logoUrl, content.markUrl, content.pageBackgroundUrl],
  );
  // Another instance was faster.
  if (opened.rowCount === 0) return;
  const places = { site: title, operator, licence };
  const support = supportOf(places);
  const insert = (sql: string, rows: unknown) => tx.query(sql, [name, JSON.stringify(rows)]);
  await insert(
    `insert into site_language (site, language_code, language_name, language_flag_link, position)
     select $1, r.code, r.name, r.flag, r.place
       from rows from (jsonb_to_recordset($2) as (code text, name text, flag text)) with ordinality as r (code, name, flag, place)`,
    siteLanguages,
  );
  await insert(
    `insert into social_link (site, kind, name, url, position)
     select $1, r.kind, r.name, r.url, r.place
       from rows from (jsonb_to_recordset($2) as (kind text, name text, url text)) with ordinality as r (kind, name, url, place)`,
    socialPlaces.map((place) => ({ ...place, url: `https://${place.kind}.example/${name}` })),
  );
  await insert(
    `insert into banner (site, tag, title, body, button, link, picture_url, phone_picture_url, promotion, position)
     select $1, r.tag, r.title, r.body, r.button, r.link, '/banners/' || r.picture || '.svg',
            '/banners/' || r.picture || '-phone.svg', r.promotion, r.place
       from rows from (jsonb_to_recordset($2) as
              (tag jsonb, title jsonb, body jsonb, button jsonb, link text, picture text, promotion text))
            with ordinality as r (tag, title, body, button, link, picture, promotion, place)`,
    content.banners,
  );
  await insert(
    `insert into footer_text (site, key, title, body, link, position)
     select $1, r.key, r.title, r.body, r.link, r.place
       from rows from (jsonb_to_recordset($2) as (key text, title jsonb, body jsonb, link text))
            with ordinality as r (key, title, body, link, place)`,
    footerOf(places),
  );
  await tx.query(
    'insert into support_entry (site, linkurl, email, title, body, hours) values ($1, $2, $3, $4, $5, $6)',
    [
      name,
      `https://chat.example/${name}`,
      `atendimento@${name}.example`,
      JSON.stringify(support.title),
      JSON.stringify(support.body),
      JSON.stringify(support.hours),
    ],
  );
  await insert(
    `insert into notification (site, kind, title, body, published_at)
     select $1, r.kind, r.title, r.body, house_now() - make_interval(days => r."publishedDaysAgo")
       from jsonb_to_recordset($2) as r (kind text, title jsonb, body jsonb, "publishedDaysAgo" integer)`,
    noticesOf(places),
  );
  await insert(
    `insert into announcement (site, kind, title, body, announced_at, effective_at, promotion)
     select $1, r.kind, r.title, r.body, house_now() - make_interval(days => r."announcedDaysAgo"),
            house_now() + make_interval(days => r."effectiveInDays"), r.promotion
       from jsonb_to_recordset($2) as r (kind text, title jsonb, body jsonb, "announcedDaysAgo" integer,
              "effectiveInDays" integer, promotion text)`,
    content.announcements,
  );
}
