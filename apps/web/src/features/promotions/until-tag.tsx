import { Tag } from '@arara/ui';
import { Timer } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './promotion-screen.module.css';

interface UntilTagProps {
  phrase: 'promotions.claim_until' | 'promotions.spins_until';
  /** When it ends; undefined while that is on the way, and its place is kept. */
  end: string | undefined;
}

/** Until when something holds. A day ends at midnight; people read that as 23:59. */
export function UntilTag({ phrase, end }: UntilTagProps) {
  const t = useT();
  const format = useFormat();
  const lastMinute = new Date((end ? Date.parse(end) : 0) - 60_000).toISOString();
  return (
    <Tag
      tone="violet"
      icon={<Timer size={16} aria-hidden="true" />}
      {...(end ? {} : { className: styles.unknown })}
    >
      {t(phrase, { time: format.time(lastMinute) })}
    </Tag>
  );
}
