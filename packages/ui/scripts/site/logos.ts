/** Letters as lines of one weight, 20 units high on a baseline at 30; each with how wide it stands. */
const letters: Record<string, { width: number; path: string }> = {
  a: {
    width: 21.5,
    path: 'M18.500 10.500V31M18.500 20.500a8.200 8.200 0 1 1-16.400 0a8.200 8.200 0 1 1 16.400 0',
  },
  c: { width: 19.5, path: 'M16.600 15.300a8.200 8.200 0 1 0 0 10.400' },
  n: { width: 21.5, path: 'M2.500 31V10.500M2.500 19.500a7.600 7.600 0 0 1 15.200 0V31' },
  o: { width: 21.5, path: 'M18.500 20.500a8.200 8.200 0 1 1-16.400 0a8.200 8.200 0 1 1 16.400 0' },
  r: { width: 14, path: 'M2.500 31V10.500M2.500 20a7 7 0 0 1 8.800-6.900' },
  t: { width: 14.5, path: 'M5.500 4V23.500a4.800 4.800 0 0 0 6.500 4.600M0 12.700H12.500' },
  u: { width: 21.5, path: 'M2.500 10.500V21a7.600 7.600 0 0 0 15.200 0V10.500M17.700 20V31' },
};

const toucan = `<svg width="40" height="40" viewBox="0 0 40 40"><defs><clipPath id="tile"><rect width="40" height="40" rx="12"/></clipPath><linearGradient id="beak" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffc53d"/><stop offset=".55" stop-color="#ff8a2b"/><stop offset="1" stop-color="#e8401c"/></linearGradient><linearGradient id="coat" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#3d5590"/><stop offset="1" stop-color="#1b2a52"/></linearGradient></defs><g clip-path="url(#tile)"><rect width="40" height="40" fill="#0a2a2c"/><path d="M2 44C1 24 7 8 19 8c6 0 9.500 3.500 9.500 9 0 9-6 12-6.500 27Z" fill="url(#coat)"/><path d="M12 44c-1-11 1-20 8-24 5 0 7.500 2 7 5-2 5-4.500 9-5 19Z" fill="#fff3d6"/><path d="M12.500 44c-.6-6 .2-11 3-15 3 2 5 7 5.500 15Z" fill="#ffc53d"/><path d="M22.500 11.500C30 8.500 38.500 11.500 40 22c.2 3.200-1 5.400-3.500 6.500C35.500 24 31 21.500 23 22c-3-2.500-3.500-7.500-.5-10.500Z" fill="url(#beak)"/><path d="M36.500 28.500C39 27.400 40.200 25.200 40 22c-.3-2-.9-3.700-1.700-5.100-1.600 3-3 6-3.600 9 .8.700 1.400 1.600 1.800 2.600Z" fill="#16203c"/><circle cx="18.500" cy="15.500" r="4.200" fill="#4fd0ff"/><circle cx="18.800" cy="15.500" r="2.500" fill="#0b1220"/><circle cx="19.600" cy="14.600" r=".8" fill="#fff"/></g></svg>`;

function wordmark(mark: string, name: string): string {
  let x = 50;
  const word = Array.from(name, (letter) => {
    const { width = 0, path = '' } = letters[letter] ?? {};
    const drawn = `<path transform="translate(${x} 0)" d="${path}"/>`;
    x += width + 1.5;
    return drawn;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(x + 3)} 40"><title>${name}</title>${mark}<g fill="none" stroke="#f4f7ff" stroke-width="5" stroke-linejoin="round">${word}</g></svg>`;
}

const alone = (mark: string, name: string) =>
  mark.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replace('>', `><title>${name}</title>`);

/** File by file: each site's logo with its name, and the mark alone. The macaw's mark is the site's own icon. */
export function logos(favicon: string): Readonly<Record<string, string>> {
  const arara = favicon
    .trim()
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', '<svg width="40" height="40"')
    .replace(/<title>.*?<\/title>/, '');
  return {
    'arara.svg': wordmark(arara, 'arara'),
    'arara-mark.svg': alone(arara, 'arara'),
    'tucano.svg': wordmark(toucan, 'tucano'),
    'tucano-mark.svg': alone(toucan, 'tucano'),
  };
}
