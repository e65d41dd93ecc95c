import { describe, expect, test } from 'vitest';
import { parseCharge } from './charge.ts';
import { parsePayoutWebhook, parseWebhook } from './webhook.ts';

const pix = {
  endToEndId: 'E12345678202009091221kkkkkkkkkkk',
  txid: 'c3e0e7a4e7f1469a9f782d3d4999343c',
  valor: '110.00',
  horario: '2020-09-09T20:15:00.358Z',
};

describe('the Pix callback', () => {
  test('[R5] one bad entry loses none of the good ones', () => {
    const other = {
      ...pix,
      endToEndId: 'E87654321202009091221dfghi123456',
      pagador: { cpf: '52998224725', nome: 'A' },
    };
    const bad = [
      null,
      'text',
      {},
      { ...pix, valor: '110,00' },
      { ...pix, valor: '0.00' },
      { ...pix, valor: 110 },
      { ...pix, endToEndId: 'short' },
      { ...pix, horario: 'yesterday' },
      { ...pix, txid: 7 },
      { ...pix, devolucoes: [{ id: '1' }] },
    ];
    const { accepted, rejected } = parseWebhook({ pix: [pix, ...bad, other] });
    expect(rejected).toEqual(bad);
    expect(accepted).toEqual([
      {
        endToEndId: pix.endToEndId,
        txid: pix.txid,
        amountCents: 11_000n,
        key: null,
        receivedAt: new Date(pix.horario),
        payer: null,
        payerNote: null,
        refunds: [],
      },
      expect.objectContaining({ payer: { document: '52998224725', name: 'A' } }),
    ]);
  });

  test('[R5] fields and words it does not know are no reason to lose a Pix', () => {
    const refund = { id: '1', rtrId: 'D', valor: '1.00', natureza: 'NEW', horario: {}, status: 'DEVOLVIDO' };
    const { accepted } = parseWebhook({ pix: [{ ...pix, extra: { a: 1 }, devolucoes: [refund] }], more: 1 });
    expect(accepted[0]?.refunds).toEqual([expect.objectContaining({ nature: 'NEW', amountCents: 100n })]);
  });

  test('[R5] what an institution leaves empty is as if it were not there', () => {
    const empty = { ...pix, txid: null, devolucoes: null, pagador: null, infoPagador: null, chave: null };
    const { accepted, rejected } = parseWebhook({ pix: [empty, { ...pix, txid: '' }] });
    expect(rejected).toEqual([]);
    expect(accepted).toMatchObject([
      { txid: null, refunds: [], payer: null },
      { txid: null, amountCents: 11_000n },
    ]);
    expect(
      parseCharge({
        txid: pix.txid,
        status: 'ATIVA',
        valor: { original: '1.00' },
        chave: 'k',
        calendario: { criacao: pix.horario, expiracao: '900' },
        pix: null,
      }),
    ).toMatchObject({ payments: [] });
  });

  test.each([null, 'x', [], {}, { pix: {} }])('[R5] %j is no callback and throws nothing', (body) => {
    expect(parseWebhook(body)).toEqual({ accepted: [], rejected: [body] });
  });
});

test('[R5] the payout callback is read alike', () => {
  const paid = { idEnvio: 'abc123', valor: '5.00', status: 'REALIZADO' };
  const bad = { ...paid, status: 'MAYBE' };
  const { accepted, rejected } = parsePayoutWebhook({ payouts: [bad, paid] });
  expect(accepted).toEqual([
    expect.objectContaining({ id: 'abc123', amountCents: 500n, status: 'REALIZADO' }),
  ]);
  expect(rejected).toEqual([bad]);
});
