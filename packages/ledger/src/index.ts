export { houseAccounts, type Wallet, type WalletKind, type Wallets } from './accounts.ts';
export { InsufficientFunds, type Movement, MovementConflict, type Posted, post } from './post.ts';
export { type Reconciliation, reconcile } from './reconcile.ts';
export { type StatementPage, type StatementQuery, type StatementRow, statement } from './statement.ts';
export { openWallets, transitOf, walletsIn, walletsOf } from './wallets.ts';
