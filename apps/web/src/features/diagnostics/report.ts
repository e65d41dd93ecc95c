export interface Finding {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

/** A part of a test page: a heading and what was found. */
export interface Findings {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Finding[];
}

/** The page as text for a letter to support: the same headings, names and values, and nothing else. */
export function reportText(title: string, parts: readonly Findings[]): string {
  const blocks = parts.map((part) =>
    [part.title, ...part.rows.map(({ name, value }) => `  ${name}: ${value}`)].join('\n'),
  );
  return [title, ...blocks].join('\n\n');
}
