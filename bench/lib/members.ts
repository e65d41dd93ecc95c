export { makeMembers } from '../../apps/server/src/testing/many-members.ts';
