import vectorsAddress from '@arara/games/vectors.json?url&no-inline';
import { Button, Card } from '@arara/ui';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ScreenHead } from '../../components/screen-head.tsx';
import { SeedPair } from '../../components/seed-pair/seed-pair.tsx';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { check } from './check.ts';
import { CheckFields } from './check-fields.tsx';
import { firstForm } from './examples.ts';
import styles from './fair-page.module.css';
import { Findings } from './findings.tsx';
import { formOf } from './from-round.ts';
import { LiveRounds } from './live-rounds.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { Revealed } from './revealed.tsx';
import { useReceipt } from './use-receipt.ts';

/** /fair: how a round is drawn, and a verifier that plays any round again right here in the browser. */
export function FairPage() {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  const { round, receipt, proof, isOwn } = useReceipt();
  const [form, setForm] = useState(firstForm);
  useEffect(() => {
    if (round) setForm(formOf(round));
  }, [round]);
  return (
    <div className={styles.page}>
      <ScreenHead title={t('games.stage_fair_title')} text={t('games.stage_fair_lead')} />
      {receipt ? <ReceiptCard receipt={receipt} proof={proof} /> : <HowItWorks />}
      <div className={styles.two}>
        <Card aria-label={t('games.stage_fair_inputs')}>
          <h2 className={styles.head}>{t('games.stage_fair_inputs')}</h2>
          <CheckFields
            form={form}
            onForm={setForm}
            isOwn={isOwn}
            isSecret={round !== undefined && round.server_seed === ''}
          />
        </Card>
        <Card aria-label={t('games.stage_fair_result')}>
          <h2 className={styles.head}>{t('games.stage_fair_result')}</h2>
          <Findings result={check(form)} form={form} />
        </Card>
      </div>
      <LiveRounds />
      {isLoggedIn && (
        <Card aria-label={t('games.stage_seed_yours')}>
          <h2 className={styles.head}>{t('games.stage_seed_yours')}</h2>
          <SeedPair />
          <Revealed
            onUse={(seed) => {
              setForm({
                ...form,
                serverSeed: seed.server_seed,
                clientSeed: seed.client_seed,
                commitment: seed.server_seed_hash,
                nonce: '0',
                toldOutcome: '',
              });
              window.scrollTo({ top: 0 });
            }}
          />
        </Card>
      )}
      <Card className={styles.vectors ?? ''}>
        <div>
          <h2 className={styles.head}>{t('games.stage_fair_vectors')}</h2>
          <p className={styles.text}>{t('games.stage_fair_vectors_text')}</p>
        </div>
        <Button
          icon={<Download size={18} />}
          link={<a href={vectorsAddress} download="arara-vectors.json" />}
        >
          {t('games.stage_fair_download')}
        </Button>
      </Card>
    </div>
  );
}

function HowItWorks() {
  const t = useT();
  const steps = [
    [t('games.stage_fair_step1'), t('games.stage_fair_step1_text')],
    [t('games.stage_fair_step2'), t('games.stage_fair_step2_text')],
    [t('games.stage_fair_step3'), t('games.stage_fair_step3_text')],
  ] as const;
  return (
    <ol className={styles.steps}>
      {steps.map(([title, text], index) => (
        <li key={title} className={styles.step}>
          <span className={styles.count} aria-hidden="true">
            {index + 1}
          </span>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
