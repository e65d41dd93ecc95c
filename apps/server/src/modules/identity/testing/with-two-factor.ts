import { identity } from '@arara/contract';
import { Secret, TOTP } from 'otpauth';
import type { TestHouse } from '../../../testing/house.ts';

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

const stepMs = 30_000;

/** A member who has an authenticator app: `shown` is the code it shows now, `next` waits for another one. */
export interface Guarded extends Member {
  readonly codes: readonly string[];
  shown(): string;
  next(): string;
}

/** Turns two-factor login on for a member. */
export async function withTwoFactor(house: TestHouse, member: Member): Promise<Guarded> {
  const { token, password } = member;
  const { secret } = await house.ask(identity.twoFactorBegin, { password }, { token });
  const shown = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: house.clock.now().getTime() });
  const { recovery_codes: codes } = await house.ask(identity.twoFactorConfirm, { code: shown() }, { token });
  const next = () => {
    house.clock.moveBy(stepMs);
    return shown();
  };
  return { ...member, codes, shown, next };
}
