import { protection } from '@arara/contract';
import { Button, Card, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { TwoColumns } from '../../components/two-columns.tsx';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ExclusionCard } from './exclusion-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { PauseCard } from './pause-card.tsx';
import styles from './protection.module.css';
import { RealityCard } from './reality-card.tsx';

/** `/protection`: how much, for how long, and when to stop. */
export function ProtectionPage() {
  const t = useT();
  const settings = useCall(protection.protectionSettings, {});
  useTitle(t('protection.title'));
  return (
    <>
      <ScreenHead title={t('protection.title')} text={t('protection.text')} />
      {settings.isPending && <Waiting />}
      {settings.isError && (
        <Card padding="lg">
          <LoadFailed asked={settings} />
        </Card>
      )}
      {settings.data && (
        <TwoColumns
          first={<LimitsCard settings={settings.data} />}
          second={
            <>
              <RealityCard minutes={settings.data.reality_minutes} />
              {settings.data.pause?.kind !== 'self_exclusion' && <PauseCard running={settings.data.pause} />}
              <ExclusionCard running={settings.data.pause} />
              <Help />
            </>
          }
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <TwoColumns
      isBusy
      first={<Skeleton height={620} radius={20} />}
      second={
        <>
          <Skeleton height={168} radius={20} />
          <Skeleton height={216} radius={20} />
          <Skeleton height={216} radius={20} />
        </>
      }
    />
  );
}

function Help() {
  const t = useT();
  return (
    <Card padding="lg">
      <h2>{t('protection.help')}</h2>
      <p className={styles.about}>{t('protection.help_text')}</p>
      <div className={styles.act}>
        <Button link={<Link to="/responsible-gaming" />}>{t('legal.responsible_gaming')}</Button>
      </div>
    </Card>
  );
}
