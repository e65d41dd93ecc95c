/** The text with hyphens at which no line breaks: a masked CPF stays in one piece. */
export const unbroken = (text: string): string => text.replaceAll('-', '\u2011');
