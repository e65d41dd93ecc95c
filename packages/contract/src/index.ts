export * as account from './account.ts';
export * as agency from './agency.ts';
export {
  type Call,
  call,
  type DataOf,
  type InputOf,
  idempotencyKeyPattern,
  type Method,
  type Permission,
  type RawInputOf,
  type Who,
} from './call.ts';
export { calls } from './calls.ts';
export * as chat from './chat.ts';
export {
  byItselfHeader,
  CallError,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  leavesOutcomeUnknown,
} from './client.ts';
export { isCpf } from './cpf.ts';
export type { Envelope, Fail, FieldFailure, Success } from './envelope.ts';
export { type ErrorCode, errorStatus, type FieldErrorCode, fieldErrors } from './errors.ts';
export * as fair from './fair.ts';
export * as feed from './feed.ts';
export * as fields from './fields.ts';
export * as games from './games.ts';
export * as identity from './identity.ts';
export * as information from './information.ts';
export * as live from './live.ts';
export * as loyalty from './loyalty.ts';
export { openApiDocument } from './openapi.ts';
export * as payments from './payments.ts';
export * as platforms from './platforms.ts';
export * as promotions from './promotions.ts';
export * as protection from './protection.ts';
export * as races from './races.ts';
export { type FromClient, type FromServer, fromClient, fromServer, memberTopics } from './socket.ts';
export type { ErasureObstacle } from './staff.ts';
export * as staff from './staff.ts';
export * as staffAccess from './staff-access.ts';
export * as staffCare from './staff-care.ts';
export * as staffChat from './staff-chat.ts';
export * as staffGames from './staff-games.ts';
export * as staffGrowth from './staff-growth.ts';
export * as staffLedger from './staff-ledger.ts';
export * as staffMoney from './staff-money.ts';
export * as staffPlatforms from './staff-platforms.ts';
export * as staffQueues from './staff-queues.ts';
export * as staffReports from './staff-reports.ts';
export * as staffRequests from './staff-requests.ts';
export * as staffRounds from './staff-rounds.ts';
export * as support from './support.ts';
export * as wallet from './wallet.ts';
