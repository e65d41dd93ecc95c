import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const pt: Words<typeof en> = {
  text: 'As cartas saem diante de você, no seu ritmo. Depois, cada mão pode ser conferida.',
  stakes: 'Apostas de {{min}} a {{max}}',
  rtp_untold: 'RTP não divulgado',
  empty: 'Nenhuma mesa ao vivo aberta',
  empty_text: 'As novas mesas aparecem aqui assim que abrem. Até lá, veja os outros jogos.',
  related: 'Mesas parecidas',
};
