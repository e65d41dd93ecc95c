import { Card, KeyValues } from '@arara/ui';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './game-info.module.css';
import type { PlatformGame } from './use-wallets.ts';

/** What the platform tells of its game; what it does not tell has no line. */
export function GameFacts({ game }: { game: PlatformGame }) {
  const t = useT();
  const { money, percent } = useFormat();
  const platform = game.platform_name;
  return (
    <Card padding="lg" aria-labelledby="game-facts">
      <h2 id="game-facts" className={styles.heading}>
        {t('platforms.about')}
      </h2>
      <KeyValues
        rows={[
          { key: 'platform', name: t('platforms.filter_platform'), value: platform },
          ...(game.rtp === null
            ? []
            : [{ key: 'rtp', name: t('games.rtp_meaning'), value: percent(game.rtp) }]),
          ...(game.volatility === null
            ? []
            : [
                {
                  key: 'volatility',
                  name: t('platforms.filter_volatility'),
                  value: t(`platforms.volatility_${game.volatility}`),
                },
              ]),
          {
            key: 'stakes',
            name: t('games.stage_stakes'),
            value: `${money(game.min_stake)} – ${money(game.max_stake)}`,
          },
        ]}
      />
      <p className={styles.note}>{t('platforms.external_note', { platform })}</p>
    </Card>
  );
}
