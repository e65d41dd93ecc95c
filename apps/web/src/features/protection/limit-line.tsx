import { protection } from '@arara/contract';
import { Button, ProgressBar, useToast } from '@arara/ui';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { type Limit, shareOf } from './limit.ts';
import styles from './protection.module.css';
import { useValueWords } from './use-value-words.ts';

/** One limit: what is used of it, when it begins anew, and a loosening that waits. */
export function LimitLine({ limit }: { limit: Limit }) {
  const t = useT();
  const words = useValueWords();
  const format = useFormat();
  const value = words(limit);
  const used = words(limit.used);
  const isRound = limit.period === 'round';
  const share = shareOf(limit);
  return (
    <div className={styles.limit}>
      <div className={styles.limitHead}>
        <span>{t(`protection.period_${limit.period}`)}</span>
        <b>{isRound ? value : t('protection.used_of', { used, limit: value })}</b>
      </div>
      {!isRound && (
        <ProgressBar
          label={`${t(`protection.limit_title_${limit.kind}`)}, ${t(`protection.period_${limit.period}`)}`}
          valueText={t('protection.used_of', { used, limit: value })}
          share={share}
          tone={share >= 0.8 ? 'sun' : 'cobalt'}
        />
      )}
      {limit.renews_at && (
        <p className={styles.note}>
          {t('protection.begins_anew', { time: format.dateTime(limit.renews_at) })}
        </p>
      )}
      {limit.pending && <PendingChange limit={limit} pending={limit.pending} />}
    </div>
  );
}

function PendingChange({ limit, pending }: { limit: Limit; pending: NonNullable<Limit['pending']> }) {
  const t = useT();
  const words = useValueWords();
  const format = useFormat();
  const toast = useToast();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const keep = useAction(protection.protectionKeepLimit);
  const time = format.dateTime(pending.starts_at);
  const isRemoval = pending.money === null && pending.minutes === null;
  const stay = async () => {
    try {
      await keep.mutateAsync({ kind: limit.kind, period: limit.period });
      toast({ tone: 'leaf', title: t('protection.limit_kept') });
    } catch (error) {
      toast({ tone: 'scarlet', title: failureWords(error) });
    }
    await refresh(protection.protectionSettings);
  };
  return (
    <div className={styles.pending}>
      <span>
        {isRemoval
          ? t('protection.pending_removal', { time })
          : t('protection.pending_change', { time, limit: words(pending) })}
      </span>
      <Button size="sm" isLoading={keep.isPending} onClick={() => void stay()}>
        {t('protection.keep_limit')}
      </Button>
    </div>
  );
}
