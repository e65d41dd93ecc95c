import { expect, test } from 'vitest';
import { createCaller } from '../client/caller.ts';
import { newRefundId, newTxid } from '../client/ids.ts';
import { createPixClient } from '../client/pix-client.ts';
import { credentials, member, openHouse, ownKey, value } from '../testing/house.ts';
import { openDocument, recordingFetch, sharedFile } from '../testing/pix-document.ts';

const path = sharedFile('openapi-2.9.0.yaml');

test.skipIf(path === null)(
  'every call and every answer is as the Central Bank’s document has it',
  async () => {
    const document = openDocument(path ?? '');
    const house = await openHouse();
    const recording = recordingFetch(() => house.url);
    const config = { baseUrl: house.url, ...credentials, fetch: recording.fetch };
    const client = createPixClient(config);
    const call = createCaller(config);
    const anything = (body: unknown) => ({ body });
    const txid = newTxid();
    const charge = {
      txid,
      amountCents: 1000n,
      expiresInSeconds: 60,
      key: ownKey,
      debtor: member,
      requestToPayer: 'Depósito',
    };
    const period = `inicio=${new Date(0).toISOString()}&fim=${new Date(Date.now() + 60_000).toISOString()}`;

    value(await client.setWebhook(ownKey, house.receiver.url));
    value(await call({ method: 'GET', path: `/webhook/${ownKey}`, read: anything }));
    value(await client.createCharge(charge));
    value(await client.getCharge(txid));
    const paid = await house.control.pay({ txid });
    const endToEndId = paid.kind === 'ok' ? paid.endToEndId : '';
    value(await client.getCharge(txid));
    value(await client.getPix(endToEndId));
    const id = newRefundId();
    value(await client.requestRefund({ endToEndId, id, amountCents: 250n, note: 'Devolução' }));
    value(await client.getRefund(endToEndId, id));
    await house.control.idle();
    await house.control.forceReturn({ endToEndId, cause: 'operational' });
    await house.control.idle();
    value(await client.getPix(endToEndId));
    for await (const page of client.listPix({ from: new Date(0), to: new Date(Date.now() + 60_000) }))
      value(page);
    value(
      await call({
        method: 'GET',
        path: `/cob?${period}&cpf=${member.document}&status=CONCLUIDA`,
        read: anything,
      }),
    );

    const second = newTxid();
    value(
      await client.createCharge({
        ...charge,
        txid: second,
        debtor: { document: '12ABC34501DE35', name: 'Empresa' },
      }),
    );
    const revision = { valor: { original: '20.00' }, calendario: { expiracao: 90 } };
    value(await call({ method: 'PATCH', path: `/cob/${second}`, body: revision, read: anything }));
    value(await client.cancelCharge(second));
    value(await call({ method: 'DELETE', path: `/webhook/${ownKey}`, read: anything }));

    // What is refused is worded as the document words it.
    await client.createCharge({ ...charge, amountCents: 1n });
    await client.getCharge(newTxid());
    await client.cancelCharge(second);
    await client.getPix('E'.repeat(32));
    await client.requestRefund({ endToEndId, id: newRefundId(), amountCents: 5000n });
    await client.requestRefund({ endToEndId: 'E'.repeat(32), id: newRefundId(), amountCents: 1n });
    await client.getRefund(endToEndId, newRefundId());
    await client.setWebhook('someone@example.com', house.receiver.url);
    await call({ method: 'GET', path: `/webhook/${ownKey}`, read: anything });

    expect(recording.recorded.flatMap((one) => document.judge(one))).toEqual([]);
    expect(
      new Set(recording.recorded.map((one) => `${one.method} ${one.status}`)).size,
    ).toBeGreaterThanOrEqual(9);
    expect(house.receiver.callbacks).toHaveLength(3);
    expect(house.receiver.callbacks.flatMap((callback) => document.judgeCallback(callback.body))).toEqual([]);
    await house.close();
  },
  60_000,
);

test.skipIf(path === null)('the judge can find fault', () => {
  const document = openDocument(path ?? '');
  const good = {
    method: 'GET',
    path: `/cob/${newTxid()}`,
    sent: undefined,
    status: 200,
    contentType: 'application/json',
  };
  expect(document.judge({ ...good, received: { txid: 'short' } })).not.toEqual([]);
  expect(document.judge({ ...good, status: 418, received: {} })).toEqual([
    'GET /cob/{txid} does not answer 418',
  ]);
  expect(document.judge({ ...good, path: '/cobs', received: {} })).toEqual([
    'GET /cobs is not in the document',
  ]);
  expect(document.judgeCallback({ pix: [{ endToEndId: 'E', valor: '1', horario: 'now' }] })).toHaveLength(4);
});
