import { Button, Card, Select, Sheet } from '@arara/ui';
import { useState } from 'react';
import type { Pause } from '../../components/pause/use-pause.ts';
import { useT } from '../../lib/i18n.ts';
import { useNow } from '../../lib/use-now.ts';
import { ExclusionForm } from './exclusion-form.tsx';
import { longerExclusions } from './longer-choices.ts';
import styles from './protection.module.css';
import { monthsWords } from './time-words.ts';

/**
 * A self-exclusion: how long, then what it means, the password, and an explicit yes. One that runs is made longer, and never
 * shorter; one for ever has nothing beyond it.
 */
export function ExclusionCard({ running }: { running: Pause | null }) {
  const t = useT();
  const choices = longerExclusions(running, useNow(60_000));
  const [chosen, choose] = useState<(typeof choices)[number]>(6);
  const months = choices.includes(chosen) ? chosen : choices[0];
  const [isAsked, ask] = useState(false);
  if (months === undefined) return null;
  const isLonger = running?.kind === 'self_exclusion';
  const time = monthsWords(months, t);
  return (
    <Card padding="lg">
      <h2>{t(isLonger ? 'protection.exclusion_longer' : 'protection.exclusion')}</h2>
      <p className={styles.about}>
        {t(isLonger ? 'protection.exclusion_longer_text' : 'protection.exclusion_text')}
      </p>
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
        {t(isLonger ? 'protection.exclusion_longer_button' : 'protection.exclusion_button')}
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
