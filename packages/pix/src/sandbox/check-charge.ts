import { parseWireAmount } from '../wire/amount.ts';
import type { WireChargeRequest, WirePerson, WireViolation } from '../wire/documents.ts';
import { asFields, listOf, matching, textOrNull } from '../wire/fields.ts';
import { cnpjPattern, cpfDigitsPattern } from '../wire/formats.ts';

export type Checked<T> = { readonly ok: T } | { readonly violacoes: readonly WireViolation[] };

/** Checks a `CobSolicitada` by the violations the document lists for PUT /cob/{txid}; other fields are ignored. */
export function checkCharge(body: unknown, ownKey: string): Checked<WireChargeRequest> {
  const fields = asFields(body);
  const violacoes: WireViolation[] = [];
  const demand = <T>(value: T | null, propriedade: string, razao: string): T | null => {
    if (value === null) violacoes.push({ razao, propriedade });
    return value;
  };
  const seconds = asFields(fields?.calendario)?.expiracao ?? (fields?.calendario ? 86_400 : null);
  const expiracao = demand(
    Number.isInteger(seconds) && Number(seconds) > 0 ? Number(seconds) : null,
    'cob.calendario.expiracao',
    'O campo cob.calendario.expiracao é igual ou menor que zero ou não respeita o schema.',
  );
  const original = demand(
    checkedAmount(fields?.valor),
    'cob.valor.original',
    'O campo cob.valor.original é zero ou não respeita o schema.',
  );
  const chave = demand(
    fields?.chave === ownKey ? ownKey : null,
    'cob.chave',
    'O campo cob.chave corresponde a uma conta que não pertence a este usuário recebedor.',
  );
  const devedor = fields?.devedor === undefined ? undefined : checkPerson(fields.devedor);
  demand(
    devedor === undefined ? true : devedor,
    'cob.devedor',
    'O objeto cob.devedor não respeita o schema.',
  );
  const request = shortText(fields?.solicitacaoPagador, 140);
  demand(request, 'cob.solicitacaoPagador', 'O campo solicitacaoPagador não respeita o schema.');
  const extra = fields?.infoAdicionais === undefined ? [] : checkExtra(fields.infoAdicionais);
  demand(extra, 'cob.infoAdicionais', 'O objeto infoAdicionais não respeita o schema.');

  if (violacoes.length > 0 || !expiracao || !original || !chave) return { violacoes };
  const ok: WireChargeRequest = {
    calendario: { expiracao },
    ...(devedor ? { devedor } : {}),
    valor: { original },
    chave,
    ...(request ? { solicitacaoPagador: request } : {}),
    ...(extra && extra.length > 0 ? { infoAdicionais: extra } : {}),
  };
  return { ok };
}

/** PessoaFisica or PessoaJuridica: one document, and a name. */
export function checkPerson(value: unknown): WirePerson | null {
  const fields = asFields(value);
  const nome = textOrNull(fields?.nome);
  const cpf = matching(fields?.cpf, cpfDigitsPattern);
  const cnpj = matching(fields?.cnpj, cnpjPattern);
  if (!nome || nome.length > 200 || (fields?.cpf !== undefined && fields?.cnpj !== undefined)) return null;
  if (cpf !== null) return { cpf, nome };
  return cnpj === null ? null : { cnpj, nome };
}

/** Text up to a length; '' when it is absent, `null` when it is too long or no text. */
export function shortText(value: unknown, maxLength: number): string | null {
  if (value === undefined) return '';
  return typeof value === 'string' && value.length <= maxLength ? value : null;
}

/** Cash withdrawal and amounts the payer may change are not spoken here, and must not be ignored silently. */
function checkedAmount(value: unknown): string | null {
  const fields = asFields(value);
  if (!fields || fields.retirada !== undefined || (fields.modalidadeAlteracao ?? 0) !== 0) return null;
  const cents = parseWireAmount(fields.original);
  return cents !== null && cents > 0n ? textOrNull(fields.original) : null;
}

function checkExtra(value: unknown): { nome: string; valor: string }[] | null {
  const extra = listOf(value, (entry) => {
    const nome = shortText(asFields(entry)?.nome, 50);
    const valor = shortText(asFields(entry)?.valor, 200);
    return nome && valor ? { nome, valor } : null;
  });
  return extra && extra.length <= 50 ? extra : null;
}
