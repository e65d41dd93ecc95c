import { DottedText, IconTile } from '@arara/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import line from '../../components/lists/line-words.module.css';
import styles from './records.module.css';

interface RecordLineProps {
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  value: ReactNode;
  note: ReactNode;
  /** Opens the detail; without it the line only tells. */
  onPress?: () => void;
}

/** One record: what and when at the left, how much and how far at the right. */
export function RecordLine({ icon, title, text, value, note, onPress }: RecordLineProps) {
  const face = (
    <>
      <IconTile>{icon}</IconTile>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={line.small}>
          {typeof text === 'string' ? <DottedText>{text}</DottedText> : text}
        </span>
      </span>
      <span className={styles.values}>
        <span className={styles.value}>{value}</span>
        <span className={styles.note}>{note}</span>
      </span>
      {onPress && <ChevronRight className={styles.chevron} size={18} aria-hidden="true" />}
    </>
  );
  if (!onPress) return <div className={styles.line}>{face}</div>;
  return (
    <button type="button" className={styles.line} onClick={onPress}>
      {face}
    </button>
  );
}
