import { z } from 'zod';
import { call } from '../call.ts';
import { amountOut, moment, say } from '../fields.ts';
import { checkCall, claimErrors, standing, who } from './shape.ts';

/** Cash in reais, or further spins. */
const prize = {
  reward: z.enum(['cash', 'spins']),
  /** Decimal text for cash, a whole number for spins. */
  quantity: z.string(),
  icon: z.string(),
};

const wheelSpin = z.object({
  ...prize,
  segment: z.int(),
  nonce: z.int(),
  client_seed: z.string(),
  created_at: moment,
});

export const lotteryWheelCheck = checkCall(
  'lotteryWheelCheck',
  '/api/lotterywheel/check',
  'Spins left today, the prizes with their odds, and the commitment to the draw.',
  z.object({
    ...standing,
    remainingspins: z.int(),
    /** One spin for each full one of these deposited today. */
    step_amount: amountOut,
    recharged_today: amountOut,
    missing_amount: amountOut,
    ends_at: moment,
    rollover_times: z.int(),
    /** Clockwise from the pointer; `odds` is the percentage with three decimals. */
    segments: z.array(z.object({ ...prize, weight: z.int(), odds: z.string() })),
    weight_total: z.int(),
    fair: z.object({ day: z.iso.date(), server_seed_hash: z.string(), nonce: z.int() }),
    spins: z.array(wheelSpin),
    /** The last day before today on which the caller had spins, with its seed. */
    revealed: z
      .object({
        day: z.iso.date(),
        server_seed: z.string(),
        server_seed_hash: z.string(),
        spins: z.array(wheelSpin),
      })
      .nullable(),
    /** What came up lately; accounts are masked. */
    latest: z.array(
      z.object({ account: z.string(), reward: prize.reward, quantity: z.string(), created_at: moment }),
    ),
  }),
);

export const lotteryWheelClaim = call({
  name: 'lotteryWheelClaim',
  method: 'POST',
  path: '/api/lotterywheel/claim',
  who: 'member',
  summary: 'Spins the wheel once. With an Idempotency-Key a repeated request answers the same spin.',
  input: z.object({
    ...who,
    /** Mixed into the draw; 1 to 64 printable characters without a colon. The member id when absent. */
    client_seed: z
      .string()
      .regex(/^[\x20-\x39\x3b-\x7e]{1,64}$/, say('client_seed_format'))
      .optional(),
  }),
  data: z.object({
    ...prize,
    remainingspins: z.int(),
    segment: z.int(),
    nonce: z.int(),
    client_seed: z.string(),
    server_seed_hash: z.string(),
    reward_amount: amountOut,
    rollover_times: z.int(),
  }),
  hoist: ['remainingspins', 'reward', 'quantity'],
  errors: [...claimErrors, 'no_qualified_recharge', 'no_spins_left', 'idempotency_conflict'],
  example: {
    input: { client_seed: 'boa sorte' },
    data: {
      reward: 'cash',
      quantity: '5.00',
      icon: 'coin',
      remainingspins: 2,
      segment: 4,
      nonce: 0,
      client_seed: 'boa sorte',
      server_seed_hash: '2a5f0c1f1f0a7a3a1a0b0f2f6a2c4f7e8d9b0a1c2d3e4f5061728394a5b6c7d8',
      reward_amount: '5.00',
      rollover_times: 5,
    },
  },
});
