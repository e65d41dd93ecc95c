import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** One passkey in software: ES256, attestation `none`, as a device would answer (W3C Web Authentication, level 3). */
export interface SoftwareAuthenticator {
  readonly credentialId: string;
  /** Answers creation options. */
  create(options: { rp: { id: string }; challenge: string }): NewCredentialJson;
  /** Answers request options; each answer counts one signature more. */
  get(options: { rpId: string; challenge: string }): UsedCredentialJson;
}

interface Answer<Response> {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Response;
}
type NewCredentialJson = Answer<{
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
}>;
type UsedCredentialJson = Answer<{
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}>;

interface Manner {
  readonly origin: string;
  /** False for a device that does not ask who uses it. */
  readonly verifiesUser?: boolean;
  /** False for devices that do not count, as synchronised passkeys do. */
  readonly counts?: boolean;
}

export function softwareAuthenticator(manner: Manner): SoftwareAuthenticator {
  const { origin, verifiesUser = true, counts = true } = manner;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  let signCount = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const flags = (more: number) => Buffer.from([0x01 | (verifiesUser ? 0x04 : 0) | more]);
  const count = () => {
    if (counts) signCount += 1;
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(signCount);
    return bytes;
  };
  const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
  const answer = <Response>(response: Response): Answer<Response> => ({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    response,
  });

  return {
    credentialId,
    create: ({ rp, challenge }) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const authData = Buffer.concat([
        sha256(rp.id),
        flags(0x40),
        count(),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', null],
        ['authData', authData],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    get: ({ rpId, challenge }) => {
      const data = clientData('webauthn.get', challenge);
      const authenticatorData = Buffer.concat([sha256(rpId), flags(0), count()]);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

/** Null stands for an empty map. */
type Cbor = number | string | Buffer | null;

/** As much CBOR (RFC 8949) as a passkey needs: small maps of integers, texts and bytes. */
function cborMap(entries: readonly (readonly [Cbor, Cbor])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (value === null) return head(5, 0);
  const bytes = Buffer.from(value);
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
