import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const ptErrors: Words<typeof enErrors> = {
  sent_already:
    'Isto já foi enviado, como estava antes. O que você mudou depois não foi: veja a lista antes de escrever de novo',
  rate_above_edge: 'Esta taxa precisa ficar abaixo da menor vantagem da casa',
  must_rise: 'Cada degrau precisa ser maior que o anterior',
  must_be_above_zero: 'Precisa ser maior que zero',
  pays_nothing: 'Com este valor, a recompensa seria zero',
  step_above_deposit: 'Não pode passar do depósito mínimo',
  end_before_start: 'O fim precisa vir depois do início',
  two_weeks_needed: 'Novos termos só valem 14 dias depois do anúncio, ou mais tarde',
};
