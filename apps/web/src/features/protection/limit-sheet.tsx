import { protection } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { Button, Chips, Field, MoneyField, Sheet, useToast } from '@arara/ui';
import { type FormEvent, useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { type LimitKind, type LimitPeriod, periodsOf, type Settings, sizeOf } from './limit.ts';
import styles from './protection.module.css';

interface LimitSheetProps {
  kind: LimitKind;
  settings: Settings;
  isOpen: boolean;
  onClose: () => void;
}

/** Sets, changes or removes one limit, and says beforehand when that holds. */
export function LimitSheet({ kind, settings, isOpen, onClose }: LimitSheetProps) {
  const t = useT();
  const limits = settings.limits.filter((limit) => limit.kind === kind);
  const [period, choose] = useState<LimitPeriod>(limits[0]?.period ?? 'day');
  const limit = limits.find((entry) => entry.period === period);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t(`protection.limit_title_${kind}`)}
      text={t(`protection.about_${kind}`)}
      closeLabel={t('common.close')}
    >
      <div className={styles.sheet}>
        <Chips
          label={t('protection.period')}
          options={periodsOf[kind].map((value) => ({ value, label: t(`protection.period_${value}`) }))}
          value={period}
          onValueChange={choose}
        />
        <LimitForm
          key={`${period}:${limit ? sizeOf(limit) : ''}`}
          kind={kind}
          period={period}
          limit={limit}
          onDone={onClose}
        />
      </div>
    </Sheet>
  );
}

interface LimitFormProps {
  kind: LimitKind;
  period: LimitPeriod;
  limit: Settings['limits'][number] | undefined;
  onDone: () => void;
}

function LimitForm({ kind, period, limit, onDone }: LimitFormProps) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const toast = useToast();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const set = useAction(protection.protectionSetLimit);
  const remove = useAction(protection.protectionRemoveLimit);
  const isTime = kind === 'session';
  const [cents, setCents] = useState(limit?.money ? toCents(limit.money) : 0n);
  const [minutes, setMinutes] = useState(limit?.minutes ?? 0);
  const size = isTime ? minutes : Number(cents);
  const isLooser = limit !== undefined && size > sizeOf(limit);

  /** Tells what came of it: at once, or from when. */
  const tell = (changed: Settings) => {
    const mine = changed.limits.find((entry) => entry.kind === kind && entry.period === period);
    const time = mine?.pending && format.dateTime(mine.pending.starts_at);
    const isRemoval = mine?.pending?.money === null && mine.pending.minutes === null;
    const title = !time
      ? t('protection.limit_saved')
      : t(isRemoval ? 'protection.removal_saved' : 'protection.limit_saved_later', { time });
    toast({ tone: 'leaf', title });
  };
  const run = async (change: Promise<Settings>) => {
    try {
      tell(await change);
      onDone();
    } catch {
      // The alert in the sheet says why.
    }
    await refresh(protection.protectionSettings);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    remove.reset();
    const value = isTime ? { minutes } : { money: formatAmount(cents) };
    void run(set.mutateAsync({ kind, period, ...value }));
  };
  const takeAway = () => {
    set.reset();
    void run(remove.mutateAsync({ kind, period }));
  };
  const error = set.error ?? remove.error;
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {isTime ? (
        <TimeFields minutes={minutes} onChange={setMinutes} />
      ) : (
        <MoneyField
          label={t(`protection.period_${period}`)}
          size="lg"
          locale={locale}
          valueCents={cents}
          onValueChange={setCents}
        />
      )}
      <p className={styles.note} aria-live="polite">
        {t(isLooser ? 'protection.holds_later' : 'protection.holds_at_once')}
      </p>
      <FormAlert words={error && failureWords(error)} />
      <Button tone="ivory" size="lg" type="submit" isWide isLoading={set.isPending} disabled={size === 0}>
        {t('common.save')}
      </Button>
      {limit && (
        <Button tone="danger" isWide isLoading={remove.isPending} onClick={takeAway}>
          {t('protection.remove_limit')}
        </Button>
      )}
    </form>
  );
}

function TimeFields({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const t = useT();
  const digits = (text: string, max: number) => Math.min(max, Number(text.replaceAll(/\D/g, '').slice(0, 3)));
  const hours = Math.floor(minutes / 60);
  return (
    <div className={styles.times}>
      <Field
        label={t('protection.hours')}
        inputMode="numeric"
        autoComplete="off"
        value={String(hours)}
        onChange={(event) => onChange(digits(event.currentTarget.value, 744) * 60 + (minutes % 60))}
      />
      <Field
        label={t('protection.minutes_field')}
        inputMode="numeric"
        autoComplete="off"
        value={String(minutes % 60)}
        onChange={(event) => onChange(hours * 60 + digits(event.currentTarget.value, 59))}
      />
    </div>
  );
}
