/** Sample words of the gallery; the gallery is a workshop page, so they stand here and not among the phrases. */
export const galleryWords = {
  brand: 'Arara',
  intro: 'Peças e estados, escala 1:1',
  close: 'Fechar',
  deposit: 'Depositar',
  withdraw: 'Sacar',
  balance: 'Saldo',
  retry: 'Tentar de novo',
  previous: 'Anteriores',
  next: 'Próximos',
  favourite: 'Favorito',
  seeAll: 'Ver todos',
} as const;

export type GalleryWords = Record<keyof typeof galleryWords, string>;

export const locale = 'pt-BR';
