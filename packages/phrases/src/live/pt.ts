import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const pt: Words<typeof en> = {
  text: 'Escolha a mesa pelo valor das apostas e sente-se.',
  stakes: 'Apostas de {{min}} a {{max}}',
  rtp_untold: 'RTP não divulgado',
  empty: 'Nenhuma mesa ao vivo aberta',
  empty_text: 'As novas mesas aparecem aqui assim que abrem. Até lá, veja os outros jogos.',
  related: 'Mesas parecidas',
};

export const ptErrors: Words<typeof enErrors> = {
  live_table_unknown: 'Esta mesa não existe',
  live_round_unknown: 'Esta rodada não existe',
  live_bet_unknown: 'Esta aposta não existe',
  live_bets_closed: 'As apostas desta rodada estão encerradas',
  live_slot_taken: 'Você já fez esta aposta na rodada',
  live_bet_over: 'Esta aposta já terminou',
  live_not_flying: 'O voo ainda não começou',
  live_round_full: 'Esta rodada está cheia: aposte menos ou saia mais cedo',
};
