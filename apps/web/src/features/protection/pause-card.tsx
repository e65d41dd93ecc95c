import { protection } from '@arara/contract';
import { Button, Card, Chips, Sheet, useToast } from '@arara/ui';
import { useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import type { Pause } from '../../components/pause/use-pause.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { useNow } from '../../lib/use-now.ts';
import { Effects } from './effects.tsx';
import { longerPauses } from './longer-choices.ts';
import styles from './protection.module.css';
import { startAtTop } from './start-at-top.ts';

const dayMs = 86_400_000;

/** A pause of one to thirty days, after telling what it means; one that runs is made longer, and never shorter. */
export function PauseCard({ running }: { running: Pause | null }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const pause = useAction(protection.protectionPause);
  const now = useNow(60_000);
  const lengths = longerPauses(running, now);
  const [chosen, choose] = useState<number>(1);
  const days = lengths.includes(chosen) ? chosen : lengths[0];
  const [isAsked, ask] = useState(false);
  if (days === undefined) {
    return (
      <Card padding="lg">
        <h2>{t('protection.pause_longer')}</h2>
        <p className={styles.about}>{t('protection.pause_longest')}</p>
      </Card>
    );
  }
  const time = t('protection.days', { count: days });
  const confirm = async () => {
    try {
      const { pause: set } = await pause.mutateAsync({ days });
      toast({
        tone: 'leaf',
        title: t('protection.pause_done', { time: format.dateTime(set?.returns_at ?? '') }),
      });
      ask(false);
      startAtTop();
    } catch {
      // The sheet says why.
    }
    await refresh(protection.protectionSettings);
  };
  return (
    <Card padding="lg">
      <h2>{t(running ? 'protection.pause_longer' : 'protection.pause')}</h2>
      <p className={styles.about}>{t(running ? 'protection.pause_longer_text' : 'protection.pause_text')}</p>
      <Chips
        className={styles.choices ?? ''}
        label={t('protection.how_long')}
        layout="even"
        options={lengths.map((count) => ({ value: String(count), label: t('protection.days', { count }) }))}
        value={String(days)}
        onValueChange={(value) => choose(Number(value))}
      />
      <Button isWide size="lg" onClick={() => ask(true)}>
        {t('protection.pause_button', { time })}
      </Button>
      <Sheet
        isOpen={isAsked}
        onOpenChange={ask}
        title={t('protection.pause_ask', { time })}
        closeLabel={t('common.close')}
      >
        <div className={styles.sheet}>
          <Effects
            lines={[
              t('protection.pause_effect'),
              t('protection.pause_withdrawals'),
              t('protection.pause_end', {
                time: format.dateTime(new Date(now + days * dayMs).toISOString()),
              }),
            ]}
          />
          <FormAlert words={pause.error && failureWords(pause.error)} />
          <Button tone="danger" isWide size="lg" isLoading={pause.isPending} onClick={() => void confirm()}>
            {t('protection.pause_button', { time })}
          </Button>
          <Button isWide size="lg" onClick={() => ask(false)}>
            {t('common.not_now')}
          </Button>
        </div>
      </Sheet>
    </Card>
  );
}
