import type { PixClient } from '@arara/pix';
import type { SandboxControl } from '@arara/pix/sandbox';

/** The institution that charges and pays out for us. */
export interface Psp {
  readonly client: PixClient;
  /** The Pix key that receives. */
  readonly key: string;
  /** The part of the callback's path that only the institution knows. */
  readonly callbackSecret: string;
  /** The hand behind the sandbox; null with a real institution. */
  readonly sandbox: SandboxControl | null;
  /** When the certificate that we show it is over; null or absent where it asks for none. */
  readonly certificateEndsAt?: Date | null;
}
