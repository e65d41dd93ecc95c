import { identity, type RawInputOf } from '@arara/contract/schemas';
import { withPerson } from '../../components/registration/person-schema.ts';

export type RegisterInput = RawInputOf<typeof identity.register>;

export const registerSchema = withPerson(identity.register.input);
