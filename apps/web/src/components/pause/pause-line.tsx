import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './pause-notice.module.css';
import { pauseWords } from './pause-words.ts';
import type { Pause } from './use-pause.ts';

/** That play is closed and until when: stands in the place of a bet's button. */
export function PauseLine({ pause }: { pause: Pause }) {
  const t = useT();
  const format = useFormat();
  return (
    <Link to="/protection" className={styles.line}>
      <Hourglass size={20} aria-hidden="true" />
      <span>{pauseWords(pause, t, format.dateTime)}</span>
    </Link>
  );
}
