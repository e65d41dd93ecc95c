import { IconButton } from '@arara/ui';
import { Heart, Volume2, VolumeX } from 'lucide-react';
import { memo } from 'react';
import { posterOf } from '../../components/posters.ts';
import { useFavourite } from '../../components/use-favourite.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { setFlags, useFlag } from '../../lib/ui-flags.ts';
import { FullScreenOn } from './full-screen.tsx';
import styles from './game-head.module.css';
import type { Info } from './info.ts';

/** What game this is, and what can be done with it: favourite, full screen. */
export const GameHead = memo(function GameHead({ info }: { info: Info }) {
  const t = useT();
  const { percent } = useFormat();
  const toggle = useFavourite();
  const { poster, posterSmall } = posterOf(info.name);
  return (
    <header className={styles.head}>
      <img className={styles.poster} src={posterSmall ?? poster} width={36} height={48} alt="" />
      <div className={styles.words}>
        <h1 className={styles.title}>{info.title}</h1>
        <p className={styles.facts}>
          <span>RTP {percent(info.rtp)}</span>
          <span>
            {t('games.volatility')}: {t(volatilityNames[info.volatility])}
          </span>
        </p>
      </div>
      <IconButton
        look="filled"
        label={t(info.is_favourite ? 'games.stage_favourite_off' : 'games.stage_favourite_on')}
        icon={<Heart size={20} fill={info.is_favourite ? 'currentColor' : 'none'} />}
        isPressed={info.is_favourite}
        onClick={() => void toggle(info)}
      />
      <SoundSwitch />
      <FullScreenOn />
    </header>
  );
});

function SoundSwitch() {
  const t = useT();
  const isOn = useFlag('isSoundOn');
  return (
    <IconButton
      look="filled"
      label={t('shell.sounds')}
      icon={isOn ? <Volume2 size={20} /> : <VolumeX size={20} />}
      isPressed={isOn}
      onClick={() => setFlags({ isSoundOn: !isOn })}
    />
  );
}

const volatilityNames = {
  low: 'games.volatility_low',
  medium: 'games.volatility_medium',
  high: 'games.volatility_high',
  very_high: 'games.volatility_very_high',
} as const;
