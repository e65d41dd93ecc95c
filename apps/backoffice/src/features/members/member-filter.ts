const address = /^(\d{1,3}(\.\d{1,3}){3}|(?=.*:.*:)[\da-f:]+(\.\d{1,3}){0,3})$/i;

/** What a text is searched by: an address, what a browser calls itself, or what members are known by. */
export function memberFilter(text: string): Readonly<Record<string, string>> {
  if (address.test(text)) return { ip: text };
  return text.startsWith('Mozilla/') ? { device: text } : { search: text.slice(0, 80) };
}
