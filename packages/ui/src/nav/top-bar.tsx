import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** The logo on phones, or a back button with the page's title. */
  lead?: ReactNode;
  /** Desktop only. */
  search?: ReactNode;
  /** Time and result of the session; desktop only. */
  session?: ReactNode;
  /** Wallet pill, or the ways to enter. */
  wallet?: ReactNode;
  /** Bell and the like; the last may be for desktop only. */
  actions?: ReactNode;
}

/** The bar at the top: slim on phones, with search and session on desktop. Stays in sight. */
export function TopBar({ lead, search, session, wallet, actions }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {lead && <div className={styles.lead}>{lead}</div>}
      {search && <div className={styles.search}>{search}</div>}
      <span className={styles.room} />
      {session && <div className={styles.session}>{session}</div>}
      {wallet}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
