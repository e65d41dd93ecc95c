import { z } from 'zod';

/** The JSON of Web Authentication (W3C, level 3), as far as passkeys of ours use it. Binary values are base64url. */
const binary = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);
const transports = z.array(z.string().max(20)).max(10);

export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

const credential = {
  id: binary(1400),
  rawId: binary(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

/** What a browser answers to `creationOptions`. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(4000),
    attestationObject: binary(20_000),
    transports: transports.optional(),
  }),
});

/** What a browser answers to `requestOptions`. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(4000),
    authenticatorData: binary(4000),
    signature: binary(2000),
    userHandle: binary(200).nullish(),
  }),
});
