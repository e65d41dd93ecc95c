import { staffRequests } from '@arara/contract';
import type { StaffRequest } from './api.ts';

const { platformSays, pspSays, requestKinds } = staffRequests;

/** Whether something of a request is known to a newer release only, whose server this page or whose words its server has met. */
export const isNewer = ({ kind, platform_said, psp_said }: StaffRequest): boolean =>
  !requestKinds.includes(kind) || !isKnown(platformSays, platform_said) || !isKnown(pspSays, psp_said);

const isKnown = (words: readonly string[], said: string | null) => said === null || words.includes(said);
