import type { Permission } from '@arara/contract';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { RequestRow } from './request-row.ts';

/** What one kind of request adds to the one way in which something is asked for and decided; its columns are a row of `staff_request_kind`. */
export interface RequestKind {
  /** Whoever has it may ask, read and decide. */
  readonly permission: Permission;
  /** What whoever asked must be allowed still, where that is something else. */
  askedWith?(row: RequestRow): Permission;
  /** What each step is called in the audit log. */
  readonly did: { readonly ask: string; readonly approve: string; readonly refuse: string };
  /** What it is about, and what the log keeps of it. */
  subject(row: RequestRow): Pick<AuditEntry, 'subjectType' | 'subjectId'>;
  detail(row: RequestRow): AuditEntry['detail'];
  /** What has to be asked of others before it is carried out, outside any transaction. Throws when that forbids it. */
  askOthers?(house: House, row: RequestRow): Promise<void>;
  /** Locks that are taken before the request's own, as everywhere. */
  lockFirst?(tx: pg.PoolClient, row: RequestRow): Promise<void>;
  /** Carries it out, in the transaction of the decision. */
  carryOut(tx: pg.PoolClient, house: House, row: RequestRow): Promise<void>;
  /** What a refusal does beside being one. */
  refuse?(tx: pg.PoolClient, row: RequestRow): Promise<void>;
}
