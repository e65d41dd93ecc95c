import { type Reconciliation, reconcile } from '@arara/ledger';
import type pg from 'pg';
import { inTransaction } from '../plugins/transaction.ts';

/** The books in one moment's picture: what listeners and jobs post meanwhile does not blur it. */
export function booksNow(db: pg.Pool): Promise<Reconciliation> {
  return inTransaction(db, async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    return reconcile(tx);
  });
}
