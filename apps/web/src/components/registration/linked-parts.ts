type LinkName = 'terms' | 'privacy';

export interface Part {
  readonly text: string;
  readonly link: LinkName | null;
}

/** Cuts a phrase at its marks: "I accept the <terms>terms</terms>." -> plain, link, plain. */
export function linkedParts(phrase: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of phrase.matchAll(/<(terms|privacy)>(.*?)<\/\1>/g)) {
    const [whole, name, text = ''] = match;
    parts.push({ text: phrase.slice(from, match.index), link: null });
    parts.push({ text, link: name === 'terms' ? 'terms' : 'privacy' });
    from = match.index + whole.length;
  }
  parts.push({ text: phrase.slice(from), link: null });
  return parts.filter((part) => part.text !== '');
}
