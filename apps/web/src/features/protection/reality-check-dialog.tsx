import { protection } from '@arara/contract';
import { Amount, Button, KeyValues, Sheet } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { minutesWords } from '../../components/minutes-words.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { signOut } from '../../lib/session.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import styles from './protection.module.css';

/** The reality check: how long, with what result, and three ways on. Closing it is having seen it. */
export function RealityCheckDialog({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const check = useCall(protection.realityCheck, {}, { enabled: isOpen });
  const see = useAction(protection.realityCheckSeen);
  const seen = async () => {
    try {
      await see.mutateAsync({});
    } catch {
      // The alert says why; it stays open.
    }
    await refresh(protection.realityCheck);
  };
  const { data } = check;
  const time = minutesWords(data?.elapsed_minutes ?? 0, t);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(next) => !next && void seen()}
      title={t('protection.reality_title')}
      text={t('protection.reality_now', { time })}
      closeLabel={t('common.close')}
    >
      <div className={styles.sheet}>
        {data && (
          <KeyValues
            rows={[
              { key: 'time', name: t('protection.time_here'), value: time },
              { key: 'turnover', name: t('protection.total_bet'), value: format.money(data.turnover) },
              {
                key: 'net',
                name: t('protection.net_result'),
                value: <Amount cents={toCents(data.net)} locale={locale} tone="text" isSigned />,
                isStrong: true,
              },
            ]}
          />
        )}
        <FormAlert words={see.error && failureWords(see.error)} />
        <Button tone="ivory" isWide size="lg" isLoading={see.isPending} onClick={() => void seen()}>
          {t('protection.keep_playing')}
        </Button>
        <Button isWide size="lg" link={<Link to="/protection" onClick={() => void seen()} />}>
          {t('protection.title')}
        </Button>
        <Button isWide size="lg" onClick={() => void seen().then(signOut)}>
          {t('identity.log_out')}
        </Button>
      </div>
    </Sheet>
  );
}
