import { expect, test } from 'vitest';
import { detailName, detailValue } from './detail-words.ts';

const decimal = (wire: string) => wire.replace('.', ',');

test.each([
  ['role', 'Perfil'],
  ['stake_min', 'Aposta mínima'],
  ['min_payout', 'Pagamento mínimo'],
  ['3.level_up', 'VIP 3, Prêmio do nível'],
  ['3.slots', 'VIP 3, Slots'],
  ['title.th', 'Título (TH)'],
  ['10000.00', 'A partir de 10000,00'],
])('%s is called %s', (name, called) => {
  expect(detailName(name, decimal)).toBe(called);
});

test.each([
  ['role', 'admin', 'Administrador'],
  ['kind', 'payments', 'Pagamentos'],
  ['shown_in', 'slots → live', 'Slots → Ao vivo'],
  ['closed_in', '– → br-regulated', '– → Brasil, mercado regulado'],
  ['on', 'on → off', 'Sim → Não'],
  ['money', '-300.00', '-300,00'],
  ['fee_percent', '0.50% → 1.00%', '0,50% → 1,00%'],
  ['reason', 'on, 1.00', 'on, 1.00'],
  ['range', '7days', '7 dias'],
])('%s: %s reads %s', (name, value, shown) => {
  expect(detailValue(name, value, decimal)).toBe(shown);
});

test.each([
  ['withdrawal.view_list', 'open', 'A revisar'],
  ['withdrawal.view_list', 'paid', 'Pagos'],
  ['case.view_list', 'open', 'Abertos'],
  ['support.view_list', 'waiting', 'Aguardando'],
  ['chat.view_reports', 'open', 'Aberto'],
])('a list of %s that was narrowed to %s says %s', (action, state, shown) => {
  expect(detailValue('state', state, decimal, action)).toBe(shown);
});
