import { expect, test } from 'vitest';
import { buildChain, chainCommitment, crashPointHundredths, isLinked } from './chain.ts';
import { hmacSha256, sha256Hex } from './hash.ts';
import { crashPoint } from './published/conventions.ts';

test('each hash of a chain is bound by the one before it, the first by the commitment', () => {
  const chain = buildChain('secret', 50);
  let previous = chainCommitment(chain[0] ?? '');
  for (const hash of chain) {
    expect(isLinked(hash, previous)).toBe(true);
    previous = hash;
  }
  expect(chain.at(-1)).toBe(sha256Hex('secret'));
  expect(isLinked(chain[2] ?? '', chain[0] ?? '')).toBe(false);
  expect(() => buildChain('secret', 0)).toThrow(RangeError);
});

test('the crash point is the published one rounded down to hundredths', () => {
  const salt = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4';
  const hash = 'b4e7b335045da0a2666145980d03ed440a2e150e5369c72c7e6e24aeeb95f791';
  expect(crashPointHundredths(hmacSha256, hash, salt)).toBe(256);
  for (const round of buildChain('points', 2_000)) {
    const word = new DataView(hmacSha256(round, salt).buffer).getUint32(0);
    const exact = Number((99n * 2n ** 32n) / BigInt(word + 1));
    expect(crashPointHundredths(hmacSha256, round, salt)).toBe(Math.max(100, exact));
    expect(crashPoint(hmacSha256, round, salt) * 100 - Math.max(100, exact)).toBeLessThan(1);
  }
});

test('the point cannot be told from what is published before the round', () => {
  const [first = '', second = ''] = buildChain('published', 2);
  const salt = 'salt';
  const fromCommitment = crashPointHundredths(hmacSha256, chainCommitment(first), salt);
  expect(fromCommitment).not.toBe(crashPointHundredths(hmacSha256, first, salt));
  expect(crashPointHundredths(hmacSha256, first, salt)).not.toBe(
    crashPointHundredths(hmacSha256, second, salt),
  );
});
