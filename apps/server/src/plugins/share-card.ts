import { escapeHtml } from './markup.ts';

/** What is shown of a page where its link is shared: in chats, in feeds. */
export interface ShareCard {
  readonly title: string;
  readonly description: string;
  /** As a page of the site names it, and its size in pixels. */
  readonly picture: { readonly path: string; readonly width: number; readonly height: number } | null;
}

/**
 * A card as the head of a page holds it, by the Open Graph protocol (https://ogp.me); cards of X follow it where they say nothing
 * of their own. Who shows a link runs no script, and says in no language which one is read: it is the one that most players read.
 * `og:url` is left out, so that the link stands as it was shared: another would lose the code of an invitation.
 */
export function shareHead(
  { title, description, picture }: ShareCard,
  siteName: string,
  origin: string,
): string {
  const said = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:locale': 'pt_BR',
    'og:title': title,
    'og:description': description,
    ...(picture && {
      'og:image': `${origin}${picture.path}`,
      'og:image:width': picture.width,
      'og:image:height': picture.height,
    }),
  };
  const kind = picture && picture.width > picture.height ? 'summary_large_image' : 'summary';
  const lines = Object.entries(said).map(
    ([property, value]) => `<meta property="${property}" content="${escapeHtml(String(value))}">`,
  );
  return `${lines.join('')}<meta name="twitter:card" content="${kind}">`;
}
