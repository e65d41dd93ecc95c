import type { Faults, SandboxControl } from '@arara/pix/sandbox';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { inputError } from '../../../plugins/envelope.ts';
import { languageOf } from '../../../plugins/language.ts';
import { bankPage, bankStyle } from './bank-page.ts';

const payInput = z.object({
  txid: z.string().regex(/^[a-zA-Z0-9]{26,35}$/),
  payer_cpf: z
    .string()
    .regex(/^\d{11}$/)
    .optional(),
  after_seconds: z.coerce.number().min(0).max(86_400).optional(),
});

const faultsInput = z.object({
  scope: z.enum(['next', 'always', 'clear']).default('next'),
  faults: z
    .object({
      charge: z.literal('repeat_refused').optional(),
      payment: z
        .union([
          z.object({ kind: z.literal('late') }),
          z.object({ kind: z.literal('wrong_amount'), amountCents: z.coerce.bigint() }),
          z.object({ kind: z.literal('other_payer') }),
        ])
        .optional(),
      webhook: z
        .union([
          z.object({ kind: z.literal('lost') }),
          z.object({ kind: z.literal('delayed'), delayMs: z.int().min(0).max(600_000) }),
          z.object({ kind: z.literal('duplicate'), copies: z.int().min(1).max(200) }),
        ])
        .optional(),
      payout: z
        .enum([
          'rejected_at_once',
          'rejected_later',
          'timeout_accepted',
          'timeout_not_accepted',
          'timeout_under_way',
          'double_return',
          'never_ends',
        ])
        .optional(),
      refund: z.enum(['rejected_later', 'never_ends']).optional(),
    })
    .default({}),
});

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw inputError(parsed.error, body);
  return parsed.data;
}

/** The payer's side of the sandbox: a bank page for people, a call for tests, and the switch for faults. */
export function registerSandbox(app: FastifyInstance, house: House, control: SandboxControl): void {
  // In a scope of its own: nothing else of this server reads forms.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    serve(scope, house, control);
  });
}

function serve(app: FastifyInstance, house: House, control: SandboxControl): void {
  app.get('/sandbox/bank.css', async (_request, reply) => reply.type('text/css').send(bankStyle));
  app.get<{ Params: { txid: string } }>('/sandbox/pix/:txid', async (request, reply) => {
    const charge = control.charge(request.params.txid);
    if (!charge) throw new AppError('deposit_unknown');
    return reply.type('text/html; charset=utf-8').send(bankPage(charge, languageOf(request)));
  });
  app.post('/sandbox/pix/pay', async (request, reply) => {
    const input = read(payInput, request.body);
    const result = await control.pay({
      txid: input.txid,
      payerCpf: input.payer_cpf,
      afterMs: input.after_seconds === undefined ? undefined : input.after_seconds * 1000,
    });
    if (result.kind === 'refused')
      throw new AppError(result.reason === 'not_found' ? 'deposit_unknown' : 'state_changed');
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
      return reply.redirect(`/sandbox/pix/${input.txid}?lang=${languageOf(request)}`, 303);
    }
    return { code: 200, status: 'success', message: '', data: { end_to_end_id: result.endToEndId } };
  });
  app.post('/sandbox/faults', async (request) => {
    const { scope, faults } = read(faultsInput, request.body);
    house.log.info({ scope }, 'sandbox faults');
    if (scope === 'clear') control.faults.clear();
    else control.faults[scope](given(faults));
    return { code: 200, status: 'success', message: '', data: {} };
  });
}

/** The faults that were named; a kind that was not stays as it is. */
function given(faults: z.output<typeof faultsInput>['faults']): Faults {
  const { charge, payment, webhook, payout, refund } = faults;
  return {
    ...(charge && { charge }),
    ...(payment && { payment }),
    ...(webhook && { webhook }),
    ...(payout && { payout }),
    ...(refund && { refund }),
  };
}
