import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const ptErrors: Words<typeof enErrors> = {
  rate_above_edge: 'Esta taxa precisa ficar abaixo da menor vantagem da casa',
  must_rise: 'Cada degrau precisa ser maior que o anterior',
  end_before_start: 'O fim precisa vir depois do início',
  two_weeks_needed: 'Novos termos só valem 14 dias depois do anúncio, ou mais tarde',
};
