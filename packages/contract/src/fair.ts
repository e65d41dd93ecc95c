import { z } from 'zod';
import { call } from './call.ts';
import { moment, nothing, say } from './fields.ts';

const currentSeed = z.object({
  server_seed_hash: z.string(),
  /** The commitment of the seed that comes after a rotation. */
  next_server_seed_hash: z.string(),
  client_seed: z.string(),
  /** The nonce of the next round. */
  nonce: z.int(),
});

const revealedSeed = z.object({
  server_seed: z.string(),
  server_seed_hash: z.string(),
  client_seed: z.string(),
  rounds: z.int(),
  revealed_at: moment,
});

export const fairSeed = call({
  name: 'fairSeed',
  method: 'GET',
  path: '/api/fair/seed',
  who: 'member',
  summary: 'The commitment in force, the next one, the client seed and nonce, and the last revealed seeds.',
  input: nothing,
  data: currentSeed.extend({ revealed: z.array(revealedSeed) }),
  errors: [],
});

export const fairRotate = call({
  name: 'fairRotate',
  method: 'POST',
  path: '/api/fair/rotate',
  who: 'member',
  summary:
    'Reveals the server seed in force and begins the next one with a client seed of your choice. Refused while a round is open.',
  input: z.object({
    client_seed: z
      .string(say('client_seed_format'))
      .regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/, say('client_seed_format')),
  }),
  data: currentSeed.extend({ revealed: z.array(revealedSeed) }),
  errors: ['round_open'],
  perMinute: 30,
});
