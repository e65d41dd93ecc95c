import { randomBytes } from 'node:crypto';
import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { VisitorCaller } from '../../../plugins/caller.ts';
import { openChallenge, takeChallenge } from '../challenges.ts';
import { holdMember } from '../hold-member.ts';
import { openSession } from '../open-session.ts';
import { credentialsOf } from '../queries.ts';
import { shutOut } from '../shut-out.ts';
import { relyingParty } from './relying-party.ts';
import type { StoredPasskey } from './stored-passkeys.ts';

/** What the browser needs to log in with a passkey; it asks the player which one. */
export async function beginPasskeyLogin(house: House): Promise<DataOf<typeof identity.passkeyLoginBegin>> {
  const nonce = randomBytes(32).toString('base64url');
  return {
    challenge: await openChallenge(house.db, house, { kind: 'passkey_login', memberId: null, nonce }),
    options: {
      rpId: relyingParty(house).id,
      challenge: nonce,
      timeout: 300_000,
      userVerification: 'required',
    },
  };
}

/**
 * Opens a session with a passkey. The device has asked for its owner (user verification), so it counts for both
 * factors. The challenge is used up, right or wrong. Fails with `challenge_expired`, `passkey_refused`, `member_frozen` or `account_closed`.
 */
export async function passkeyLogin(
  house: House,
  input: InputOf<typeof identity.passkeyLogin>,
  caller: VisitorCaller,
): Promise<DataOf<typeof identity.passkeyLogin>> {
  const { nonce } = await takeChallenge(house.db, house, 'passkey_login', input.challenge);
  const passkey = await findPasskey(house, input.credential.id);
  const signCount = await verifiedSignCount(house, input.credential, passkey, nonce);
  const { member_id: memberId } = passkey;
  const { status } = await credentialsOf(house.db, memberId);
  if (status !== 'active') throw await shutOut(house, { id: memberId, status }, 'passkey', caller);
  return openSession(house, caller, 'passkey', async (tx) => {
    await holdMember(tx, memberId);
    const { rowCount } = await tx.query(
      `update passkey set sign_count = $2, last_used_at = $3
        where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0))`,
      [passkey.id, signCount, house.clock.now()],
    );
    if (rowCount === 0) throw new AppError('passkey_refused');
    return memberId;
  });
}

async function findPasskey(house: House, credentialId: string): Promise<StoredPasskey> {
  const { rows } = await house.db.query<StoredPasskey>('select * from passkey where credential_id = $1', [
    credentialId,
  ]);
  const [row] = rows;
  if (!row) throw new AppError('passkey_refused');
  return row;
}

type UsedCredential = InputOf<typeof identity.passkeyLogin>['credential'];

async function verifiedSignCount(
  house: House,
  credential: UsedCredential,
  passkey: StoredPasskey,
  nonce: string,
): Promise<number> {
  const { id, origins } = relyingParty(house);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: nonce,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.sign_count),
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (error) {
    house.log.info({ err: error }, 'a passkey was refused');
  }
  throw new AppError('passkey_refused');
}
