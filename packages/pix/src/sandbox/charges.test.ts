import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseBrCode } from '../brcode/parse.ts';
import { newTxid } from '../client/ids.ts';
import { problemName } from '../client/outcome.ts';
import { collected, type House, member, openHouse, ownKey, value } from '../testing/house.ts';
import { asFields } from '../wire/fields.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const newCharge = () => ({
  txid: newTxid(),
  amountCents: 12_345n,
  expiresInSeconds: 600,
  key: ownKey,
  debtor: member,
});

describe('a charge', () => {
  test('is made, read and carries a BR Code of its own location', async () => {
    const asked = { ...newCharge(), requestToPayer: 'Depósito' };
    const charge = value(await house.client.createCharge(asked));
    expect(charge).toMatchObject({
      txid: asked.txid,
      status: 'ATIVA',
      amountCents: 12_345n,
      debtor: member,
      payments: [],
    });
    expect(charge.expiresAt.getTime() - charge.createdAt.getTime()).toBe(600_000);
    expect(parseBrCode(charge.brCode ?? '')).toMatchObject({
      kind: 'ok',
      value: {
        kind: 'dynamic',
        locationUrl: charge.location,
        amountCents: 12_345n,
        merchantName: 'Arara Jogos Eletronicos',
        merchantCity: 'Sao Paulo',
      },
    });
    expect(value(await house.client.getCharge(asked.txid))).toEqual(charge);
    expect(house.control.chargeAt(charge.location ?? '')?.charge.txid).toBe(asked.txid);
  });

  test('[R2] asked for again in the same words is the same charge; in other words it is refused', async () => {
    const asked = newCharge();
    const first = value(await house.client.createCharge(asked));
    expect(value(await house.client.createCharge(asked))).toEqual(first);
    const other = await house.client.createCharge({ ...asked, amountCents: 1n });
    expect(other).toMatchObject({ kind: 'refused', status: 400 });
    expect(value(await house.client.getCharge(asked.txid)).amountCents).toBe(12_345n);
    expect(house.control.list().charges).toHaveLength(1);
  });

  test('[R2] a txid of another form never leaves', async () => {
    for (const txid of ['short', `${newTxid()}-`, 'x'.repeat(36)]) {
      const outcome = await house.client.createCharge({ ...newCharge(), txid });
      expect(outcome).toMatchObject({ kind: 'refused', status: 400 });
      expect(await house.client.getCharge(txid)).toMatchObject({ kind: 'refused' });
    }
    expect(house.control.list().charges).toHaveLength(0);
  });

  test('[R3] over nothing is refused, by the client and by the institution', async () => {
    const unsent = await house.client.createCharge({ ...newCharge(), amountCents: 0n });
    expect(unsent.kind === 'refused' && problemName(unsent.problem)).toBe('CobOperacaoInvalida');
    const body = { calendario: { expiracao: 60 }, valor: { original: '0.00' }, chave: ownKey };
    const sent = await put(`/cob/${newTxid()}`, body);
    expect(sent).toMatchObject({
      status: 400,
      body: {
        type: 'https://pix.bcb.gov.br/api/v2/error/CobOperacaoInvalida',
        violacoes: [{ propriedade: 'cob.valor.original' }],
      },
    });
  });

  test.each([
    ['cob.calendario.expiracao', { calendario: { expiracao: 0 } }],
    ['cob.calendario.expiracao', { calendario: null }],
    ['cob.valor.original', { valor: { original: '1,00' } }],
    ['cob.valor.original', { valor: { original: '1.00', modalidadeAlteracao: 1 } }],
    ['cob.devedor', { devedor: { nome: 'Sem documento' } }],
    ['cob.chave', { chave: 'alguem@example.com' }],
    ['cob.solicitacaoPagador', { solicitacaoPagador: 'x'.repeat(141) }],
    ['cob.infoAdicionais', { infoAdicionais: [{ nome: 'a' }] }],
  ])('with a wrong %s is refused by name', async (propriedade, change) => {
    const body = { calendario: { expiracao: 60 }, valor: { original: '1.00' }, chave: ownKey, ...change };
    const answer = await put(`/cob/${newTxid()}`, body);
    expect(answer).toMatchObject({ status: 400, body: { violacoes: [{ propriedade }] } });
  });

  test('is removed once, and never after it was paid', async () => {
    const charge = await house.charge();
    expect(value(await house.client.cancelCharge(charge.txid))).toMatchObject({
      status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
      revision: 1,
    });
    expect(await house.client.cancelCharge(charge.txid)).toMatchObject({ kind: 'refused', status: 400 });
    expect(await house.control.pay({ txid: charge.txid })).toEqual({ kind: 'refused', reason: 'removed' });
    const paid = await house.charge();
    await house.control.pay({ txid: paid.txid });
    expect(await house.client.cancelCharge(paid.txid)).toMatchObject({ kind: 'refused', status: 400 });
  });

  test('nobody made is 404 by name', async () => {
    for (const outcome of [
      await house.client.getCharge(newTxid()),
      await house.client.cancelCharge(newTxid()),
    ]) {
      expect(outcome).toMatchObject({ kind: 'refused', status: 404 });
      expect(outcome.kind === 'refused' && problemName(outcome.problem)).toBe('CobNaoEncontrado');
    }
    expect(await house.control.pay({ txid: newTxid() })).toEqual({ kind: 'refused', reason: 'not_found' });
  });
});

describe('a payment', () => {
  test('closes the charge, is listed and called back', async () => {
    const endToEndId = await house.paid(5000n);
    const pix = value(await house.client.getPix(endToEndId));
    expect(pix).toMatchObject({ endToEndId, amountCents: 5000n, payer: member, key: ownKey, refunds: [] });
    const charge = value(await house.client.getCharge(pix.txid ?? ''));
    expect(charge).toMatchObject({ status: 'CONCLUIDA', payments: [pix] });
    expect(house.receiver.callbacks).toEqual([
      { path: '/callback/s3cret/pix', body: { pix: [expect.objectContaining({ endToEndId })] } },
    ]);
    expect(await house.control.pay({ txid: charge.txid })).toEqual({
      kind: 'refused',
      reason: 'already_paid',
    });
  });

  test('is refused once the charge has expired', async () => {
    const charge = await house.charge(1000n, 60);
    expect(house.control.charge(charge.txid)?.isPayable).toBe(true);
    house.advance(60_000);
    expect(house.control.charge(charge.txid)?.isPayable).toBe(false);
    expect(await house.control.pay({ txid: charge.txid })).toEqual({ kind: 'refused', reason: 'expired' });
    // Expired is not a status of the API.
    expect(value(await house.client.getCharge(charge.txid)).status).toBe('ATIVA');
  });

  test('ordered in time may settle after the charge has expired, once', async () => {
    const charge = await house.charge(1000n, 60);
    const order = await house.control.pay({ txid: charge.txid, afterMs: 90_000 });
    const second = await house.control.pay({ txid: charge.txid, afterMs: 90_000 });
    expect([order.kind, second.kind]).toEqual(['ok', 'ok']);
    expect(value(await house.client.getCharge(charge.txid)).payments).toEqual([]);
    house.advance(90_000);
    await house.control.idle();
    const settled = value(await house.client.getCharge(charge.txid));
    expect(settled.payments).toHaveLength(1);
    expect(settled.payments[0]?.receivedAt.getTime()).toBeGreaterThan(settled.expiresAt.getTime());
    expect(house.receiver.callbacks).toHaveLength(1);
  });
});

test('the list of Pix comes in pages and misses none', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 7; i += 1) ids.push(await house.paid(BigInt(100 + i)));
  const query = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) };
  const sizes: number[] = [];
  const found: string[] = [];
  for await (const page of house.client.listPix({ ...query, pageSize: 3 })) {
    const { accepted, rejected } = value(page);
    expect(rejected).toEqual([]);
    sizes.push(accepted.length);
    found.push(...accepted.map((pix) => pix.endToEndId));
  }
  expect(sizes).toEqual([3, 3, 1]);
  expect(found).toEqual(ids);
  const [before] = await collected(house.client.listPix({ from: new Date(0), to: new Date(1) }));
  expect(before).toMatchObject({ kind: 'ok', value: { accepted: [] } });
  const wrong = await collected(house.client.listPix({ from: new Date(2), to: new Date(1) }));
  expect(wrong).toEqual([expect.objectContaining({ kind: 'refused', status: 400 })]);
});

/** A call without the client's own checks. */
async function put(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const basic = Buffer.from('arara:not-a-real-secret').toString('base64');
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  const grant = await fetch(`${house.url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: form,
  });
  const token = asFields(await grant.json())?.access_token;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${house.url}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}
