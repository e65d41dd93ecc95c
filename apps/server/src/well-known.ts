import type { FastifyInstance } from 'fastify';
import type { House } from './house.ts';
import { ownGames } from './modules/games/index.ts';
import { escapeHtml } from './plugins/markup.ts';

/** Pages that say something to whoever has not logged in. */
const openPages = [
  '/',
  '/game',
  '/video',
  '/races',
  '/fair',
  '/promotion/activity',
  '/promotion/vip',
  '/information-center/announcement',
  '/information-center/support',
  '/faq',
  '/responsible-gaming',
  '/terms',
  '/privacy',
];
const day = 86_400;
/** A contact that is not looked after any more must not stand for ever (RFC 9116, 2.5.5). */
const contactMs = 180 * day * 1000;

/** What browsers and machines from outside ask for at addresses that are the same at every site. */
export function registerWellKnown(app: FastifyInstance, house: House): void {
  const origin = () => new URL(house.publicUrl()).origin;
  const text = 'text/plain; charset=utf-8';
  const kept = { 'cache-control': `public, max-age=${day}` };

  // Nobody is to find a house of play money when searching for ours (RFC 9309).
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .headers(kept)
      .type(text)
      .send(
        house.psp.sandbox
          ? 'User-agent: *\nDisallow: /\n'
          : `User-agent: *\nDisallow: /api/\nDisallow: /backoffice/\n\nSitemap: ${origin()}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const games = (await ownGames(house)).map(({ name }) => `/play/${name}`);
    const urls = [...openPages, ...games].map(
      (path) => `<url><loc>${escapeHtml(new URL(path, origin()).href)}</loc></url>`,
    );
    return reply
      .headers(kept)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });

  // Password managers take their user there (W3C, A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.redirect('/security-center/change-password', 302),
  );

  const contact = house.env.SECURITY_CONTACT;
  if (contact)
    app.get('/.well-known/security.txt', async (_request, reply) => {
      const expires = new Date(house.clock.now().getTime() + contactMs).toISOString();
      return reply
        .type(text)
        .send(
          `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: pt, en\nCanonical: ${origin()}/.well-known/security.txt\n`,
        );
    });
}
