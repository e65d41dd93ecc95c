import { asFields, type Sifted, sift } from '../wire/fields.ts';
import type { Caller } from './caller.ts';
import type { Outcome } from './outcome.ts';
import { parseReceivedPix, type ReceivedPix } from './received-pix.ts';

export interface PixQuery {
  /** Received at this instant or later. */
  readonly from: Date;
  /** Received at this instant or earlier. */
  readonly to: Date;
  readonly txid?: string;
  /** 1 to 1000, default 100. */
  readonly pageSize?: number;
}

interface Page extends Sifted<ReceivedPix> {
  readonly pageCount: number;
}

/** Pages of GET /pix, oldest question first. A page that is not `ok` is the last one: what follows is unseen. An empty one is the end. */
export async function* listPages(
  call: Caller,
  query: PixQuery,
): AsyncGenerator<Outcome<Sifted<ReceivedPix>>> {
  let pageCount = 1;
  for (let page = 0; page < pageCount; page += 1) {
    const outcome = await call({ method: 'GET', path: `/pix?${search(query, page)}`, read: parsePage });
    yield outcome;
    if (outcome.kind !== 'ok') return;
    // Whatever it says: read to the end of a wrong number, nothing after this list would ever be read.
    const { accepted, rejected } = outcome.value;
    if (accepted.length + rejected.length === 0) return;
    pageCount = outcome.value.pageCount;
  }
}

function search(query: PixQuery, page: number): string {
  const parameters = new URLSearchParams({
    inicio: query.from.toISOString(),
    fim: query.to.toISOString(),
    'paginacao.paginaAtual': String(page),
    'paginacao.itensPorPagina': String(query.pageSize ?? 100),
  });
  if (query.txid !== undefined) parameters.set('txid', query.txid);
  return parameters.toString();
}

function parsePage(body: unknown): Page | null {
  const fields = asFields(body);
  const paging = asFields(asFields(fields?.parametros)?.paginacao);
  const pageCount = Number(paging?.quantidadeDePaginas);
  if (!Array.isArray(fields?.pix) || !Number.isSafeInteger(pageCount)) return null;
  return { ...sift(fields.pix, parseReceivedPix), pageCount };
}
