import { Button, Card } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { Fingerprint, LockKeyhole, SearchCheck } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import styles from './fairness-band.module.css';

const steps = [
  { icon: LockKeyhole, title: 'shell.fair_step_1', text: 'shell.fair_step_1_text' },
  { icon: Fingerprint, title: 'shell.fair_step_2', text: 'shell.fair_step_2_text' },
  { icon: SearchCheck, title: 'shell.fair_step_3', text: 'shell.fair_step_3_text' },
] as const;

/** How anybody can check a result, in three steps. */
export function FairnessBand() {
  const t = useT();
  return (
    <Card className={styles.band ?? ''} aria-labelledby="fairness-band">
      <div className={styles.intro}>
        <h2 id="fairness-band">{t('shell.fair_band_title')}</h2>
        <p>{t('shell.fair_band_text')}</p>
        <Button size="sm" link={<Link to="/fair" />}>
          {t('shell.how_it_works')}
        </Button>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.step}>
            <span className={styles.mark}>
              <Icon size={20} aria-hidden="true" />
            </span>
            <span>
              <b>{t(title)}</b>
              <span className={styles.text}>{t(text)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
