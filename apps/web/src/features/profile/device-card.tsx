import { Button, Card, Switch } from '@arara/ui';
import { Download } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import { setFlags, useFlag } from '../../lib/ui-flags.ts';
import { useInstall } from '../../offline/install.ts';
import styles from './device-card.module.css';

/** What this device does and others need not: sounds, vibration, the site as an app. */
export function DeviceCard() {
  const t = useT();
  const isSoundOn = useFlag('isSoundOn');
  const isVibrationOn = useFlag('isVibrationOn');
  const install = useInstall();
  return (
    <Card>
      <h2>{t('shell.on_this_device')}</h2>
      <div className={styles.wishes}>
        <Switch
          label={t('shell.sounds')}
          checked={isSoundOn}
          onChange={() => setFlags({ isSoundOn: !isSoundOn })}
        />
        {'vibrate' in navigator && (
          <Switch
            label={t('shell.vibration')}
            checked={isVibrationOn}
            onChange={() => setFlags({ isVibrationOn: !isVibrationOn })}
          />
        )}
      </div>
      {install && (
        <div className={styles.app}>
          <p>{t('shell.install_app_text')}</p>
          <Button icon={<Download size={18} aria-hidden="true" />} onClick={install}>
            {t('shell.install_app')}
          </Button>
        </div>
      )}
    </Card>
  );
}
