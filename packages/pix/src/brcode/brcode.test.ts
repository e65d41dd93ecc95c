import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc16 } from './crc16.ts';
import { encodeDynamicCharge, encodeStaticCharge } from './encode.ts';
import { merchantText } from './merchant-text.ts';
import { type BrCode, encodeBrCode, parseBrCode } from './parse.ts';

const fixture = readFileSync(new URL('vectors.fixture.txt', import.meta.url), 'utf8');
const vectors = fixture.split('\n').filter((line) => line.startsWith('0002'));
const numbered = vectors.map((text, index) => ({ text, number: index + 1 }));
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

describe('the nine vectors', () => {
  test('[R1] there are nine', () => expect(vectors).toHaveLength(9));

  test.each(numbered)('[R1] $number parses, has its checksum and is written again as it was', ({ text }) => {
    expect(crc16(text.slice(0, -4))).toBe(text.slice(-4));
    expect(encodeBrCode(read(text).fields)).toBe(text);
  });

  test.each(numbered)('[R1] $number with any one character changed fails', ({ text }) => {
    for (let position = 0; position < text.length; position += 1) {
      const survivors = [...printable, 'ç', '\n', ''].filter((character) => {
        const changed = `${text.slice(0, position)}${character}${text.slice(position + 1)}`;
        return changed !== text && parseBrCode(changed).kind === 'ok';
      });
      expect({ position, survivors }).toEqual({ position, survivors: [] });
    }
  });

  test('[R1] each means what its source says', () => {
    expect(vectors.map((text) => read(text).kind)).toEqual([
      'static',
      'static',
      'static',
      'static',
      'dynamic',
      'dynamic',
      'composite',
      'composite',
      'recurrence',
    ]);
    const [manual, email, journey, templates, dynamic, reusable, composite] = vectors.map(read);
    expect(manual).toMatchObject({
      key: '123e4567-e12b-12d1-a456-426655440000',
      amountCents: null,
      txid: null,
    });
    expect(email).toMatchObject({
      key: 'nubank@thalesog.com',
      description: 'Gerado por Pix-Utils',
      amountCents: 100n,
    });
    expect(journey).toMatchObject({ amountCents: 57_757n, txid: '99ed983ea570413d8d336301d' });
    expect(templates).toMatchObject({
      amountCents: 12_345n,
      txid: 'RP12345678-2019',
      merchantCity: 'BRASILIA',
    });
    expect(templates?.fields.find((field) => field.id === '80')?.children).toEqual([
      { id: '00', value: 'BR.COM.OUTRO' },
      { id: '01', value: '0123.ABCD.3456.WXYZ' },
    ]);
    const locationUrl = 'payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e87';
    expect(dynamic).toMatchObject({ locationUrl, isOneTime: true });
    expect(reusable).toMatchObject({ locationUrl, isOneTime: false });
    expect(composite?.recurrenceUrl).toBe('pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa353194890');
  });

  test('[R1] our encoder gives the vectors it can express', () => {
    const merchant = { merchantName: 'THALES OGLIARI', merchantCity: 'SÃO MIGUEL DO OESTE' };
    const locationUrl = 'https://payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e87';
    const made = [
      encodeStaticCharge({
        key: '123e4567-e12b-12d1-a456-426655440000',
        merchantName: 'Fulano de Tal',
        merchantCity: 'BRASÍLIA',
      }),
      encodeStaticCharge({
        key: 'nubank@thalesog.com',
        description: 'Gerado por Pix-Utils',
        amountCents: 100n,
        merchantName: 'Thales Ogliari',
        merchantCity: 'Sao Paulo',
      }),
      encodeDynamicCharge({ ...merchant, locationUrl }),
      encodeDynamicCharge({ ...merchant, locationUrl, isReusable: true }),
    ];
    expect(made).toEqual([vectors[0], vectors[1], vectors[4], vectors[5]]);
  });
});

describe('round trips', () => {
  const amount = fc.option(fc.bigInt({ min: 1n, max: 999_999_999_999n }), { nil: undefined });
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((rest) => `A${rest}`);

  test('[R1] whatever a static charge says is read back', () => {
    const charge = fc.record(
      {
        key: fc.uuid(),
        merchantName: text,
        merchantCity: text,
        amountCents: amount,
        txid: fc.stringMatching(/^[a-zA-Z0-9]{1,25}$/),
      },
      { requiredKeys: ['key', 'merchantName', 'merchantCity'] },
    );
    fc.assert(
      fc.property(charge, ({ amountCents, ...rest }) => {
        const given = amountCents === undefined ? rest : { ...rest, amountCents };
        const code = read(encodeStaticCharge(given));
        expect(code).toMatchObject({
          kind: 'static',
          key: rest.key,
          amountCents: amountCents ?? null,
          txid: rest.txid ?? null,
          merchantName: merchantText(rest.merchantName, 25),
          merchantCity: merchantText(rest.merchantCity, 15),
        });
        expect(encodeBrCode(code.fields)).toBe(encodeStaticCharge(given));
      }),
    );
  });

  test('[R1] whatever a dynamic charge says is read back', () => {
    const location = fc.stringMatching(/^[a-z]{1,12}\.example\.com\/qr\/v2\/[0-9a-f]{32}$/);
    fc.assert(
      fc.property(
        location,
        text,
        fc.bigInt({ min: 1n, max: 999_999_999_999n }),
        (locationUrl, name, amountCents) => {
          const code = encodeDynamicCharge({
            locationUrl,
            merchantName: name,
            merchantCity: name,
            amountCents,
          });
          expect(read(code)).toMatchObject({
            kind: 'dynamic',
            locationUrl,
            amountCents,
            txid: null,
            isOneTime: true,
          });
        },
      ),
    );
  });
});

test('names and cities are cut to plain ASCII', () => {
  expect(merchantText('  José  Conceição & Irmãos—Ltda 🦜', 25)).toBe('Jose Conceicao & IrmaosLt');
  expect(merchantText('SÃO MIGUEL DO OESTE', 15)).toBe('SAO MIGUEL DO O');
  expect(merchantText('Rio de Janeiro do Sul', 15)).toBe('Rio de Janeiro');
  expect(() => merchantText('中文', 25)).toThrow(RangeError);
});

test('the encoder refuses what does not fit', () => {
  const merchant = { merchantName: 'Arara', merchantCity: 'Recife' };
  expect(() => encodeDynamicCharge({ ...merchant, locationUrl: `x.com/${'a'.repeat(72)}` })).toThrow(
    RangeError,
  );
  expect(() => encodeStaticCharge({ ...merchant, key: 'a@b.co', txid: 'has space' })).toThrow(RangeError);
  expect(() => encodeStaticCharge({ ...merchant, key: 'a@b.co', amountCents: 0n })).toThrow(RangeError);
  expect(() => encodeStaticCharge({ ...merchant, key: 'a@b.co', description: 'x'.repeat(80) })).toThrow(
    RangeError,
  );
});

test.each([
  ['000201', 'structure'], // no mandatory fields
  ['000201520400005303840' + '5802BR5901A6001B', 'structure'], // dollars
  ['00020152040000530398' + '65802BR5901A6001B', 'not_pix'],
  ['00020126180014br.gov.bcb.pix5204000053039865802BR5901A6001B', 'not_pix'], // neither key nor location
  ['00020126230014br.gov.bcb.pix0101a520400005303986540' + '3-105802BR5901A6001B', 'amount'],
  ['0002012699', 'structure'],
])('%s is malformed: %s', (body, reason) => {
  const text = `${body}6304`;
  expect(parseBrCode(`${text}${crc16(text)}`)).toEqual({ kind: 'malformed', reason });
});

function read(text: string): BrCode {
  const result = parseBrCode(text);
  if (result.kind !== 'ok') throw new Error(`${result.reason}: ${text}`);
  return result.value;
}
