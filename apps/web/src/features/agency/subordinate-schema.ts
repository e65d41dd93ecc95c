import { agency, type RawInputOf } from '@arara/contract/schemas';
import { withPerson } from '../../components/registration/person-schema.ts';

export type SubordinateInput = RawInputOf<typeof agency.registerSubordinate>;

export const subordinateSchema = withPerson(agency.registerSubordinate.input);
