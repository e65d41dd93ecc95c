import { asFields } from '../wire/fields.ts';
import { type Answer, json, problem } from './answer.ts';
import { pageOf, parsePeriod, type Query } from './paging.ts';
import type { Psp } from './psp.ts';

/** GET /pix/{e2eid}. */
export function getPix(psp: Psp, endToEndId: string): Answer {
  const pix = psp.state.pix.get(endToEndId);
  return pix ? json(200, pix) : problem('PixNaoEncontrado');
}

/** GET /pix: by time of receipt, charge, payer and whether something was returned, in pages. */
export function listPix(psp: Psp, query: Query): Answer {
  const period = parsePeriod(query);
  if ('violacoes' in period) return problem('PixConsultaInvalida', period.violacoes);
  const wanted = (name: string, value: unknown) => !query.has(name) || query.get(name) === value;
  const found = [...psp.state.pix.values()].filter((pix) => {
    const payer = asFields(pix.pagador);
    return (
      period.covers(pix.horario) &&
      wanted('txid', pix.txid) &&
      wanted('txIdPresente', String(pix.txid !== undefined)) &&
      wanted('devolucaoPresente', String((pix.devolucoes ?? []).length > 0)) &&
      wanted('cpf', payer?.cpf) &&
      wanted('cnpj', payer?.cnpj)
    );
  });
  const { items, paginacao } = pageOf(found, period);
  return json(200, { parametros: { inicio: period.inicio, fim: period.fim, paginacao }, pix: items });
}
