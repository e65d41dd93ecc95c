import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { Agent, fetch as fetchThrough, type RequestInit as ThroughInit } from 'undici';

/** PEM files: our certificate with its chain, its key, and who has signed the institution's where no public authority has. */
export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
  readonly authority: string | undefined;
}

interface CertifiedFetch {
  readonly fetch: typeof fetch;
  /** When our certificate is over: the institution refuses us from then on. */
  readonly endsAt: Date;
  close(): Promise<void>;
}

/**
 * A fetch that shows our certificate to whoever it calls (mutual TLS), as the Central Bank has every institution ask for it. Node's own
 * fetch cannot. Fails at once for files that cannot be read, or do not belong together.
 */
export function certifiedFetch(files: CertificateFiles): CertifiedFetch {
  const cert = read('PIX_CLIENT_CERT_FILE', files.certificate);
  const key = read('PIX_CLIENT_KEY_FILE', files.key);
  const ca = files.authority === undefined ? undefined : read('PIX_CA_FILE', files.authority);
  try {
    createSecureContext({ cert, key, ca });
  } catch (error) {
    throw new Error(
      `environment: PIX_CLIENT_CERT_FILE, PIX_CLIENT_KEY_FILE: not a certificate and its key (${reasonOf(error)})`,
    );
  }
  const dispatcher = new Agent({ connect: { cert, key, ...(ca && { ca }) } });
  const through = (input: string, init: ThroughInit) => fetchThrough(input, { ...init, dispatcher });
  return {
    // The two fetches are one by what they do; their types are apart.
    fetch: through as unknown as typeof fetch,
    endsAt: new Date(new X509Certificate(cert).validTo),
    close: () => dispatcher.close(),
  };
}

function read(name: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`environment: ${name}: cannot be read (${reasonOf(error)})`);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
