/** Cyrillic and Greek letters that look like Latin ones, each above the one it looks like. */
const strange = 'асеорхуіѕјһԁԛԝкмтвнгαεικνορτυχβ';
const familiar = 'aceopxyisjhdqwkmtbhraeikvoptuxb';
const lookalikes = new Map(Array.from(strange, (sign, index) => [sign, familiar[index] ?? sign]));

/** Text in small Latin letters as far as it can be: compatibility forms, capitals, accents and look-alikes undone. */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss');
  return Array.from(plain, (sign) => lookalikes.get(sign) ?? sign).join('');
}
