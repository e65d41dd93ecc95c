import { IconTile } from '@arara/ui';
import type { ReactNode } from 'react';
import line from '../../components/lists/line-words.module.css';
import styles from './security.module.css';

interface ProtectionRowProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  mark?: ReactNode;
  action?: ReactNode;
}

/** One thing that protects the account: what it is, how it stands, what to do about it. */
export function ProtectionRow({ icon, title, text, mark, action }: ProtectionRowProps) {
  return (
    <li className={styles.row}>
      <IconTile>{icon}</IconTile>
      <span className={styles.words}>
        <span className={styles.title}>
          {title} {mark}
        </span>
        <span className={line.small}>{text}</span>
      </span>
      {action}
    </li>
  );
}
