import type { Env } from '../env.ts';
import type { Clock } from './clock.ts';
import { keepLetter } from './sandbox-box.ts';
import type { Queryable } from './transaction.ts';

/** Whatever can send a text message. Another provider is another implementation, chosen in `openSms`. */
export interface SmsSender {
  /** False when there is no way of sending. */
  readonly isOpen: boolean;
  /** `to`: eleven digits of a Brazilian mobile. Rejects when the message was not taken. */
  send(message: { readonly to: string; readonly text: string }): Promise<void>;
}

/** The sender of this installation: the sandbox keeps what would have been sent; elsewhere nothing can be sent yet. */
export function openSms(env: Env, db: Queryable, clock: Clock): SmsSender {
  return {
    isOpen: env.isSandbox,
    send: async ({ to, text }) => {
      if (!env.isSandbox) throw new Error('there is no way of sending text messages');
      await keepLetter(db, { kind: 'sms', address: to, subject: '', body: text, html: '', at: clock.now() });
    },
  };
}
