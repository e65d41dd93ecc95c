import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const pt: Words<typeof en> = {
  text: 'Escolha a mesa pelo valor das apostas e sente-se.',
  stakes: 'Apostas de {{min}} a {{max}}',
  rtp_untold: 'RTP não divulgado',
  empty: 'Nenhuma mesa ao vivo aberta',
  empty_text: 'As novas mesas aparecem aqui assim que abrem. Até lá, veja os outros jogos.',
  related: 'Mesas parecidas',
};
