import { Button, Card } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { setFlags } from '../../lib/ui-flags.ts';
import styles from './own-place.module.css';
import { pointsWords } from './points.ts';
import type { RunningRace } from './use-races.ts';

interface OwnPlaceProps {
  race: RunningRace;
  me: RunningRace['me'];
}

/** Where one stands, or the way in. */
export function OwnPlace({ race, me }: OwnPlaceProps) {
  const t = useT();
  const format = useFormat();
  const isLoggedIn = useIsLoggedIn();
  const players = format.number(Math.max(race.players, me?.place ?? 0));
  return (
    <Card className={styles.own ?? ''}>
      <span className={styles.words}>
        <span className={styles.label}>{t('races.your_place')}</span>
        <b className={styles.place}>
          {me?.place
            ? t('races.place_of', { place: format.number(me.place), players })
            : t(isLoggedIn ? 'races.not_yet' : 'races.log_in_first')}
        </b>
        {me?.place && (
          <span className={styles.points}>
            {pointsWords(race, me.points, format)}
            {toCents(me.prize_money) > 0n && (
              <b className={styles.prize}>
                {t('races.prize')}: {format.money(toCents(me.prize_money))}
              </b>
            )}
          </span>
        )}
        {me && toCents(me.turnover_left) > 0n && (
          <span className={styles.left}>
            {t('races.turnover_left', { amount: format.money(toCents(me.turnover_left)) })}
          </span>
        )}
      </span>
      {isLoggedIn ? (
        <Button tone="cta" link={<Link to="/game" />}>
          {t('shell.play')}
        </Button>
      ) : (
        <Button tone="ivory" onClick={() => setFlags({ isLoginShown: true })}>
          {t('identity.log_in')}
        </Button>
      )}
    </Card>
  );
}
