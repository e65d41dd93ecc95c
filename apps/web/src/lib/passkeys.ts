import type { DataOf, identity, RawInputOf } from '@arara/contract';

type CreationOptions = DataOf<typeof identity.passkeyBegin>['options'];
type RequestOptions = DataOf<typeof identity.passkeyLoginBegin>['options'];
type NewCredential = RawInputOf<typeof identity.passkeyAdd>['credential'];
type UsedCredential = RawInputOf<typeof identity.passkeyLogin>['credential'];

/** True where the browser has passkeys for this address: they belong to names, never to IP addresses. */
export function canUsePasskeys(): boolean {
  const { hostname } = globalThis.location;
  const isAddress = /^[\d.]+$|[:[]/.test(hostname);
  return typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext && !isAddress;
}

/** Has the device make a passkey; null when its owner said no or it already has one. */
export async function makePasskey(options: CreationOptions): Promise<NewCredential | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // The names of transports are open-ended: the library lists those of today.
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return refusedAsNull(startRegistration({ optionsJSON }));
}

/** Has the device sign with a passkey; null when its owner said no. */
export async function signWithPasskey(options: RequestOptions): Promise<UsedCredential | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return refusedAsNull(startAuthentication({ optionsJSON: options }));
}

async function refusedAsNull<Credential>(asked: Promise<Credential>): Promise<Credential | null> {
  try {
    return await asked;
  } catch {
    return null;
  }
}
