import { protection } from '@arara/contract';
import { Card, Chips, useToast } from '@arara/ui';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import styles from './protection.module.css';

/** How often the reality check comes. */
export function RealityCard({ minutes }: { minutes: number }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const every = useAction(protection.realityCheckEvery);
  const choose = async (value: string) => {
    const chosen = protection.realityIntervals.find((interval) => String(interval) === value);
    if (chosen === undefined || chosen === minutes) return;
    try {
      await every.mutateAsync({ minutes: chosen });
      toast({ tone: 'leaf', title: t('protection.interval_saved', { minutes: chosen }) });
    } catch (error) {
      toast({ tone: 'scarlet', title: failureWords(error) });
    }
    await Promise.all([refresh(protection.protectionSettings), refresh(protection.realityCheck)]);
  };
  return (
    <Card padding="lg">
      <h2>{t('protection.reality')}</h2>
      <p className={styles.about}>{t('protection.reality_text')}</p>
      <Chips
        className={styles.choices ?? ''}
        label={t('protection.reality')}
        layout="even"
        options={protection.realityIntervals.map((interval) => ({
          value: String(interval),
          label: t('protection.every_minutes', { minutes: interval }),
        }))}
        value={String(every.isPending ? every.variables.minutes : minutes)}
        onValueChange={(value) => void choose(value)}
      />
    </Card>
  );
}
