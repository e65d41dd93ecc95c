import { randomBytes } from 'node:crypto';
import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { brokenConstraint, inTransaction } from '../../../plugins/transaction.ts';
import { openChallenge, takeChallenge } from '../challenges.ts';
import { confirmPassword } from '../confirm-password.ts';
import { tellMember } from '../contacts/letters.ts';
import { holdOpenSession } from '../hold-member.ts';
import { assertNoDemo } from '../no-demo.ts';
import { guarded } from '../two-factor/guarded.ts';
import { relyingParty } from './relying-party.ts';
import { passkeysMax, passkeysOf, presentPasskey, type StoredPasskey } from './stored-passkeys.ts';

/** What a browser may sign with: ES256 and RS256 (RFC 8152), which every maker of passkeys has. */
const algorithms = [-7, -257];

/**
 * What the browser needs to make a passkey; the password confirms it, and with two-factor login on a code: what it begins opens the
 * account without either. Fails with `password_wrong`, `locked_out`, `passkeys_full`, `demo_not_allowed`, and as `guarded` does.
 */
export async function beginPasskey(
  house: House,
  input: InputOf<typeof identity.passkeyBegin>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.passkeyBegin>> {
  assertNoDemo(caller);
  const { memberId, account } = caller.member;
  await confirmPassword(house, memberId, input.password);
  const kept = await passkeysOf(house.db, memberId);
  if (kept.length >= passkeysMax) throw new AppError('passkeys_full');
  const nonce = randomBytes(32).toString('base64url');
  const { id, name } = relyingParty(house);
  const challenge = await guarded(house, caller, input.code, (tx) =>
    openChallenge(tx, house, { kind: 'passkey_add', memberId, nonce }),
  );
  return {
    challenge,
    options: {
      rp: { id, name },
      user: { id: Buffer.from(memberId).toString('base64url'), name: account, displayName: account },
      challenge: nonce,
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      timeout: 300_000,
      excludeCredentials: kept.map((one) => ({
        id: one.credential_id,
        type: 'public-key',
        transports: one.transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  };
}

/**
 * Keeps the passkey that the browser has made, and tells the member. Fails with `challenge_expired`, `passkey_refused`,
 * `passkeys_full`, or `force_offline` when the session ended meanwhile.
 */
export async function addPasskey(
  house: House,
  input: InputOf<typeof identity.passkeyAdd>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.passkeyAdd>> {
  assertNoDemo(caller);
  const { memberId } = caller.member;
  const { memberId: whose, nonce } = await takeChallenge(house.db, house, 'passkey_add', input.challenge);
  if (whose !== memberId) throw new AppError('challenge_expired');
  const made = await verifiedCredential(house, input.credential, nonce);
  try {
    const row = await inTransaction(house.db, async (tx) => {
      // One at a time for a member, so that the most is not exceeded.
      await holdOpenSession(tx, caller.member);
      if ((await passkeysOf(tx, memberId)).length >= passkeysMax) throw new AppError('passkeys_full');
      const { rows } = await tx.query<StoredPasskey>(
        `insert into passkey (member_id, credential_id, public_key, sign_count, transports, name, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) returning *`,
        [
          memberId,
          made.id,
          Buffer.from(made.publicKey),
          made.counter,
          input.credential.response.transports ?? [],
          input.name,
          house.clock.now(),
        ],
      );
      await tellMember(tx, house, memberId, 'passkey_added');
      return rows[0];
    });
    if (!row) throw new Error('an insert returned no row');
    return presentPasskey(row);
  } catch (error) {
    const isKnown = brokenConstraint(error) === 'passkey_credential_id_key';
    throw isKnown ? new AppError('passkey_refused') : error;
  }
}

type NewCredential = InputOf<typeof identity.passkeyAdd>['credential'];

async function verifiedCredential(house: House, credential: NewCredential, nonce: string) {
  const { id, origins } = relyingParty(house);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, attestationObject } = credential.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: nonce,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (verified) return registrationInfo.credential;
  } catch (error) {
    house.log.info({ err: error }, 'a new passkey was refused');
  }
  throw new AppError('passkey_refused');
}
