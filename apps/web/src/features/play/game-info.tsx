import type { GameStage, StageWords } from '@arara/stage';
import { Button, KeyValues, Tabs } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { SeedPair } from '../../components/seed-pair/seed-pair.tsx';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { askLogin, useIsLoggedIn } from '../../lib/session.ts';
import styles from './game-info.module.css';
import type { Info } from './info.ts';

type Tab = 'rules' | 'prizes' | 'return' | 'fair';

interface GameInfoProps {
  info: Info;
  Help: GameStage<unknown>['Help'];
  words: StageWords;
}

/** Rules, prizes, exact RTP and fairness: readable by anyone, logged in or not. */
export function GameInfo({ info, Help, words }: GameInfoProps) {
  const t = useT();
  const { percent } = useFormat();
  const [tab, setTab] = useState<Tab>('rules');
  const facts = {
    rtp: percent(info.rtp).replace(/\s?%/, ''),
    maxPayoutCents: toCents(info.max_payout),
    left: info.left_round,
  };
  return (
    <Tabs
      label={t('games.stage_about')}
      look="underlined"
      className={styles.tabs ?? ''}
      value={tab}
      onValueChange={setTab}
      options={[
        {
          value: 'rules',
          label: t('games.stage_tab_rules'),
          content: <Help words={words} part="rules" facts={facts} />,
        },
        {
          value: 'prizes',
          label: t('games.stage_tab_prizes'),
          content: <Help words={words} part="prizes" facts={facts} />,
        },
        { value: 'return', label: `RTP ${percent(info.rtp)}`, content: <Return info={info} /> },
        { value: 'fair', label: t('games.stage_tab_fair'), content: <Fair /> },
      ]}
    />
  );
}

function Return({ info }: { info: Info }) {
  const t = useT();
  const { money, percent, number } = useFormat();
  const hitRate = [...new Set([info.hit_rate_lowest, info.hit_rate_highest])].map(percent).join(' – ');
  return (
    <div className={styles.two}>
      <div className={styles.told}>
        <p className={styles.text}>{t('games.stage_rtp_text', { percent: percent(info.rtp) })}</p>
        <p className={styles.text}>{t('games.stage_rtp_rounding')}</p>
      </div>
      <KeyValues
        rows={[
          { key: 'rtp', name: 'RTP', value: percent(info.rtp), isStrong: true },
          { key: 'hit', name: t('games.stage_hit_rate'), value: hitRate },
          {
            key: 'max',
            name: t('games.stage_max_multiplier'),
            value: `${number(Number(info.max_multiplier))}×`,
          },
          { key: 'payout', name: t('games.stage_max_payout'), value: money(info.max_payout) },
          {
            key: 'stakes',
            name: t('games.stage_stakes'),
            value: `${money(info.min_stake)} – ${money(info.max_stake)}`,
          },
          { key: 'version', name: t('games.stage_version'), value: number(info.version) },
        ]}
      />
    </div>
  );
}

function Fair() {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={styles.fair}>
      <p className={styles.text}>{t('games.stage_fair_text')}</p>
      <div className={styles.links}>
        <Button size="sm" icon={<ShieldCheck size={16} />} link={<Link to="/fair" />}>
          {t('games.stage_verify')}
        </Button>
        {!isLoggedIn && (
          <Button size="sm" tone="ghost" onClick={askLogin}>
            {t('games.stage_log_in_to_play')}
          </Button>
        )}
      </div>
      {isLoggedIn && <SeedPair />}
    </div>
  );
}
