/** A text as the beginning of what `like` matches, its own signs taken literally. */
export function likePrefix(text: string): string {
  return `${literal(text)}%`;
}

/** A text anywhere in what `like` matches. */
export function likeAnywhere(text: string): string {
  return `%${literal(text)}%`;
}

function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
