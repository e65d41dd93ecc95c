import { Button, Field } from '@arara/ui';
import { type FormEvent, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { today } from './days.ts';
import styles from './rebates.module.css';

/** Asks for any day, also one before the ranges. */
export function FindDay({ onOpen }: { onOpen: (day: string) => void }) {
  const t = useT();
  const [day, setDay] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (day) onOpen(day);
  };
  return (
    <form className={styles.find} onSubmit={find}>
      <Field
        label={t('loyalty.find_day')}
        type="date"
        value={day}
        max={today(new Date())}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" disabled={!day}>
        {t('loyalty.see_day')}
      </Button>
    </form>
  );
}
