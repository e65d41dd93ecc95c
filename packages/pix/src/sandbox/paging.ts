import type { WireViolation } from '../wire/documents.ts';
import { instantOrNull } from '../wire/fields.ts';

export type Query = URLSearchParams;

export interface Period {
  readonly inicio: string;
  readonly fim: string;
  readonly page: number;
  readonly pageSize: number;
  /** Whether an instant lies in the period, both ends included. */
  covers(instant: string): boolean;
}

/** Reads inicio, fim and the page wanted, with the violations every list of the document shares. */
export function parsePeriod(query: Query): Period | { readonly violacoes: readonly WireViolation[] } {
  const violacoes: WireViolation[] = [];
  const from = instantOrNull(query.get('inicio'));
  const to = instantOrNull(query.get('fim'));
  const page = Number(query.get('paginacao.paginaAtual') ?? 0);
  const pageSize = Number(query.get('paginacao.itensPorPagina') ?? 100);
  const check = (isGood: boolean, propriedade: string) => {
    if (!isGood) violacoes.push({ razao: `O parâmetro ${propriedade} não respeita o schema.`, propriedade });
  };
  check(from !== null, 'inicio');
  check(to !== null, 'fim');
  check(Number.isInteger(page) && page >= 0, 'paginacao.paginaAtual');
  check(Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= 1000, 'paginacao.itensPorPagina');
  if (from && to && to < from) violacoes.push({ razao: 'fim é anterior a inicio.', propriedade: 'fim' });
  if (query.has('cpf') && query.has('cnpj')) {
    violacoes.push({ razao: 'Ambos os parâmetros cpf e cnpj estão preenchidos.', propriedade: 'cpf' });
  }
  if (violacoes.length > 0 || !from || !to) return { violacoes };
  const covers = (instant: string) => {
    const time = Date.parse(instant);
    return time >= from.getTime() && time <= to.getTime();
  };
  return { inicio: from.toISOString(), fim: to.toISOString(), page, pageSize, covers };
}

/** One page of a list and its `Paginacao`. An empty list has one empty page. */
export function pageOf<T>(items: readonly T[], period: Period) {
  const { page, pageSize } = period;
  return {
    items: items.slice(page * pageSize, (page + 1) * pageSize),
    paginacao: {
      paginaAtual: page,
      itensPorPagina: pageSize,
      quantidadeDePaginas: Math.max(1, Math.ceil(items.length / pageSize)),
      quantidadeTotalDeItens: items.length,
    },
  };
}
