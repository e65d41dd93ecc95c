import { protection } from '@arara/contract';
import { Button, Card, Select, Sheet } from '@arara/ui';
import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { ExclusionForm } from './exclusion-form.tsx';
import styles from './protection.module.css';
import { monthsWords } from './time-words.ts';

const choices = [...protection.exclusionMonths, null] as const;

/** A self-exclusion: how long, then what it means, the password, and an explicit yes. */
export function ExclusionCard() {
  const t = useT();
  const [months, choose] = useState<(typeof choices)[number]>(6);
  const [isAsked, ask] = useState(false);
  const time = monthsWords(months, t);
  return (
    <Card padding="lg">
      <h2>{t('protection.exclusion')}</h2>
      <p className={styles.about}>{t('protection.exclusion_text')}</p>
      <div className={styles.choices}>
        <Select
          label={t('protection.how_long')}
          options={choices.map((value) => ({ value: String(value), label: monthsWords(value, t) }))}
          value={String(months)}
          onChange={(event) => {
            const chosen = choices.find((value) => String(value) === event.currentTarget.value);
            if (chosen !== undefined) choose(chosen);
          }}
        />
      </div>
      <Button tone="danger" isWide size="lg" onClick={() => ask(true)}>
        {t('protection.exclusion_button')}
      </Button>
      <Sheet
        isOpen={isAsked}
        onOpenChange={ask}
        title={t('protection.exclusion_ask', { time })}
        closeLabel={t('common.close')}
      >
        {isAsked && <ExclusionForm months={months} onDone={() => ask(false)} />}
      </Sheet>
    </Card>
  );
}
