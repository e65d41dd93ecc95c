import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';
import type { Clock } from './clock.ts';
import { keepLetter } from './sandbox-box.ts';
import type { Queryable } from './transaction.ts';

/** An e-mail as it is sent. */
interface Mail {
  /** The same for a mail that is sent again, so that mailboxes can tell. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailSender {
  /** False when there is no way of sending: neither `SMTP_URL` nor the sandbox. */
  readonly isOpen: boolean;
  /** Rejects when the mail was not taken; call it from a job, never within a transaction. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

interface MailOptions {
  readonly env: Env;
  readonly db: Queryable;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  /** For one letter in all. */
  readonly sendMs?: number;
}

/** A mail server that answers a byte at a time never runs into its time-outs, and would keep whoever writes for ever. */
const sendMsMax = 60_000;

/** Sends over SMTP to `SMTP_URL`; without it the sandbox keeps what would have been sent. */
export function openMail(options: MailOptions): MailSender {
  const { env, db, clock } = options;
  if (env.SMTP_URL !== undefined) return openSmtp(env.SMTP_URL, options);
  return {
    isOpen: env.isSandbox,
    send: async ({ to, subject, text, html }) => {
      if (!env.isSandbox) throw new Error('there is no way of sending mail: SMTP_URL is not set');
      await keepLetter(db, { kind: 'mail', address: to, subject, body: text, html, at: clock.now() });
    },
    close: () => {},
  };
}

function openSmtp(url: string, { env, publicUrl, sendMs = sendMsMax }: MailOptions): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A mail of ours is text: it never reads files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isOpen: true,
    send: async ({ id, ...mail }) => {
      const from = senderOf(url, env.SITE, publicUrl());
      const messageId = `<${id}@${from.address.split('@').at(-1)}>`;
      // Mailboxes answer no machine, and no machine answers ours.
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await transport.sendMail({ ...mail, from, messageId, headers, signal: AbortSignal.timeout(sendMs) });
    },
    close: () => transport.close(),
  };
}

/** Who mail comes from: `?from=` of the SMTP address, else its user when that is an address, else a name at our host. */
export function senderOf(
  smtpUrl: string,
  site: string,
  publicUrl: string,
): { name: string; address: string } {
  const smtp = new URL(smtpUrl);
  const user = decodeURIComponent(smtp.username);
  const address =
    smtp.searchParams.get('from') ?? (user.includes('@') ? user : `no-reply@${new URL(publicUrl).hostname}`);
  return { name: siteName(site), address };
}

/** The product's name out of `SITE`: `arara` is Arara. */
export function siteName(site: string): string {
  return site.charAt(0).toUpperCase() + site.slice(1);
}
