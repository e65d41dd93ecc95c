import type { PixClient } from '@arara/pix';
import type { SandboxControl } from '@arara/pix/sandbox';

/** The institution that charges and pays out for us. */
export interface Psp {
  readonly client: PixClient;
  /** Which client we are to it, as it is kept beside what was sent; it changes with `PIX_CLIENT_ID`. */
  readonly clientMark: string;
  /** The Pix key that receives. */
  readonly key: string;
  /** The part of the callback's path that only the institution knows. */
  readonly callbackSecret: string;
  /** The one before it, still taken for as long as the institution may call the path that carried it; null or absent when there is none. */
  readonly callbackSecretOld?: string | null;
  /** The hand behind the sandbox; null with a real institution. */
  readonly sandbox: SandboxControl | null;
  /** When the certificate that we show it is over; null or absent where it asks for none. */
  readonly certificateEndsAt?: Date | null;
}
