/** The banks most members use: COMPE code, ISPB code (what Pix routes by) and the name people know. */
export const banks = [
  { compe: '001', ispb: '00000000', name: 'Banco do Brasil' },
  { compe: '041', ispb: '92702067', name: 'Banrisul' },
  { compe: '237', ispb: '60746948', name: 'Bradesco' },
  { compe: '070', ispb: '00000208', name: 'BRB' },
  { compe: '208', ispb: '30306294', name: 'BTG Pactual' },
  { compe: '336', ispb: '31872495', name: 'C6 Bank' },
  { compe: '104', ispb: '00360305', name: 'Caixa' },
  { compe: '077', ispb: '00416968', name: 'Inter' },
  { compe: '341', ispb: '60701190', name: 'Itaú' },
  { compe: '323', ispb: '10573521', name: 'Mercado Pago' },
  { compe: '260', ispb: '18236120', name: 'Nubank' },
  { compe: '290', ispb: '08561701', name: 'PagBank' },
  { compe: '623', ispb: '59285411', name: 'Banco PAN' },
  { compe: '380', ispb: '22896431', name: 'PicPay' },
  { compe: '422', ispb: '58160789', name: 'Safra' },
  { compe: '033', ispb: '90400888', name: 'Santander' },
  { compe: '756', ispb: '02038232', name: 'Sicoob' },
  { compe: '748', ispb: '01181521', name: 'Sicredi' },
  { compe: '197', ispb: '16501555', name: 'Stone' },
] as const;

/** A masked destination with the bank's name in place of its ISPB code: "60701190 · 1234 · •••456" -> "Itaú · ...". */
export function namedDestination(masked: string): string {
  const known = banks.find(({ ispb }) => masked.startsWith(`${ispb} · `));
  return known ? known.name + masked.slice(known.ispb.length) : masked;
}
