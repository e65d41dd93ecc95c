import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign as rsaSign,
  verify as rsaVerify,
  timingSafeEqual,
} from 'node:crypto';

export const seamlessHeaders = {
  /** Milliseconds since 1970. */
  time: 'x-seamless-time',
  /** New for every delivery: one that was here before is refused. */
  request: 'x-seamless-request',
  signature: 'x-seamless-signature',
} as const;

/** How far the time of a request may be from the wallet's clock. */
export const clockSkewMs = 30_000;

/** What is signed: when and as what a request is sent, where to, and its body byte for byte. */
export interface SeamlessMessage {
  readonly time: string;
  readonly request: string;
  /** With what stands before it on the wallet's host; without a query. */
  readonly path: string;
  readonly body: string;
}

const textOf = ({ time, request, path, body }: SeamlessMessage) => `${time}\n${request}\n${path}\n${body}`;

export type Signer = (message: SeamlessMessage) => string;
export type Verifier = (message: SeamlessMessage, signature: string) => boolean;

/** HMAC-SHA256 in hex with a secret that both sides know. */
export function hmacSigner(secret: string): Signer {
  return (message) => createHmac('sha256', secret).update(textOf(message)).digest('hex');
}

export function hmacVerifier(secret: string): Verifier {
  const sign = hmacSigner(secret);
  return (message, signature) => {
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(message))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}

/** Good for any of several keys; `heard` is told the place of the one it was, or null for none. */
export function anyVerifier(
  verifiers: readonly Verifier[],
  heard: (place: number | null) => void = () => {},
): Verifier {
  return (message, signature) => {
    const place = verifiers.findIndex((verify) => verify(message, signature));
    heard(place < 0 ? null : place);
    return place >= 0;
  };
}

/** RSA-SHA256 (PKCS #1 v1.5) in base64 with the platform's private key, a PEM. */
export function rsaSigner(privateKey: string): Signer {
  const key = createPrivateKey(privateKey);
  return (message) => rsaSign('sha256', Buffer.from(textOf(message)), key).toString('base64');
}

/** Checks with the platform's public key, a PEM of at least 2048 bits; throws for any other key. */
export function rsaVerifier(publicKey: string): Verifier {
  const key: KeyObject = createPublicKey(publicKey);
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
    throw new Error('an RSA key of at least 2048 bits is needed');
  return (message, signature) =>
    /^[A-Za-z0-9+/]+={0,2}$/.test(signature) &&
    rsaVerify('sha256', Buffer.from(textOf(message)), key, Buffer.from(signature, 'base64'));
}
