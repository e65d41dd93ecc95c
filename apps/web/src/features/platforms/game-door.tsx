import { platforms as calls, type DataOf } from '@arara/contract';
import { Amount, Button, Card, GamePoster, Skeleton, Switch, Tag } from '@arara/ui';
import { Play } from 'lucide-react';
import { featureWords } from '../../components/feature-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { DepositButton } from '../../components/lists/deposit-button.tsx';
import type { Pause } from '../../components/pause/use-pause.ts';
import { pictureOf } from '../../components/posters.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { askLogin } from '../../lib/session.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import { GameFacts } from './game-facts.tsx';
import styles from './game-info.module.css';
import { GameNotice } from './game-notice.tsx';
import { LatestTransfers } from './latest-transfers.tsx';
import { MoneySplit } from './money-split.tsx';
import { MoreGames } from './more-games.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import type { PlatformGame, useWallets } from './use-wallets.ts';
import { coversNothing } from './wallet-sums.ts';

interface GameDoorProps {
  game: PlatformGame;
  /** Null for a visitor. */
  wallets: ReturnType<typeof useWallets> | null;
  /** What keeps the member from playing anything. */
  pause: Pause | null;
  /** The time that the member has set is used up. */
  isTimeUp: boolean;
  onLaunched: (launched: DataOf<typeof calls.day7Login>) => void;
}

/** Before the game opens: what it is, where the money is, and the one green button. */
export function GameDoor({ game, wallets, pause, isTimeUp, onLaunched }: GameDoorProps) {
  const t = useT();
  const format = useFormat();
  const words = useFailureWords();
  const login = useAction(calls.day7Login);
  const platform = game.platform_name;
  const isDirect = game.wallet_kind === 'seamless';
  const features = game.features.flatMap((feature) => featureWords[feature] ?? []);
  const isPoor = wallets !== null && coversNothing(wallets, game);
  const refresh = useRefresh();
  const launch = async () => {
    const { name, platType } = game;
    try {
      onLaunched(await login.mutateAsync({ name, platType, currency: 'BRL' }));
    } catch {
      // Shown over the button; whether the platform answers at all is known better now.
      void refresh(calls.platformGame);
    }
  };
  return (
    <div className={styles.desk}>
      <div className={styles.picture}>
        <GamePoster
          className={styles.poster}
          title={game.title}
          {...pictureOf(game)}
          sizes="280px"
          width={300}
          height={400}
        />
        <p className={styles.facts}>
          {game.is_new && <Tag tone="violet">{t('shell.new')}</Tag>}
          <Tag>{t(`shell.category_${game.category}`)}</Tag>
          {features.map((word) => (
            <Tag key={word}>{t(word)}</Tag>
          ))}
        </p>
      </div>
      <div className={styles.cards}>
        <Card padding="lg" className={styles.moneyCard}>
          {wallets &&
            (isDirect ? (
              <Cash wallets={wallets} platform={platform} />
            ) : (
              <Money wallets={wallets} platform={platform} />
            ))}
          <GameNotice game={game} pause={pause} isTimeUp={isTimeUp} />
          <FormAlert words={login.error ? words(login.error) : null} />
          {wallets ? (
            <>
              <Button
                tone={isPoor ? 'plain' : 'cta'}
                size="lg"
                isWide
                icon={<Play size={20} aria-hidden="true" />}
                isLoading={login.isPending}
                disabled={!game.is_open || pause !== null || isTimeUp}
                onClick={() => void launch()}
              >
                {t('platforms.launch')}
              </Button>
              {isPoor && (
                <div className={styles.poor}>
                  <p>{t('platforms.too_little', { amount: format.money(game.min_stake) })}</p>
                  <DepositButton tone="cta" />
                </div>
              )}
              {!isDirect && (
                <>
                  <AutoTransfer />
                  <hr className={styles.line} />
                  <TransferPanel game={game} wallets={wallets} />
                  <LatestTransfers game={game} />
                </>
              )}
            </>
          ) : (
            <Button tone="cta" size="lg" isWide onClick={askLogin}>
              {t('platforms.log_in')}
            </Button>
          )}
        </Card>
        <GameFacts game={game} />
      </div>
      <MoreGames game={game} />
    </div>
  );
}

/** The wallet here is what a seamless platform plays with: nothing has to be moved. */
function Cash({ wallets, platform }: { wallets: ReturnType<typeof useWallets>; platform: string }) {
  const t = useT();
  const { locale } = useLanguage();
  if (wallets.isLoading) return <Skeleton height={76} radius={14} />;
  return (
    <div className={styles.money}>
      <p className={styles.cash}>
        <span>{t('platforms.wallet_here')}</span>
        <b>
          <Amount cents={wallets.hereCents} locale={locale} isRolling />
        </b>
      </p>
      <p className={styles.note}>
        <b className={styles.lead}>{t('platforms.direct')}</b>
        {t('platforms.direct_text', { platform })}
      </p>
    </div>
  );
}

function Money({ wallets, platform }: { wallets: ReturnType<typeof useWallets>; platform: string }) {
  const t = useT();
  const words = useFailureWords();
  if (wallets.isLoading) return <Skeleton height={76} radius={14} />;
  if (wallets.error) {
    return (
      <div className={styles.money}>
        <FormAlert words={words(wallets.error)} />
        <Button onClick={wallets.again}>{t('common.try_again')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.money}>
      <MoneySplit platform={platform} {...wallets} />
      {!wallets.isReachable && (
        <p className={styles.unreachable} role="status">
          <b className={styles.lead}>{t('platforms.unreachable', { platform })}</b>
          {t('platforms.unreachable_text')}
        </p>
      )}
    </div>
  );
}

/** Whether all cash goes along; kept by the server for every device. */
function AutoTransfer() {
  const t = useT();
  const refresh = useRefresh();
  const setting = useCall(calls.autoTransfer, {});
  const set = useAction(calls.autoTransferSet);
  const isOn = set.isPending ? set.variables.auto_transfer : (setting.data?.auto_transfer ?? false);
  return (
    <Switch
      label={
        <>
          {t('platforms.auto')}
          <small className={styles.small}>{t('platforms.auto_text')}</small>
        </>
      }
      checked={isOn}
      disabled={!setting.data}
      onChange={(event) =>
        void set
          .mutateAsync({ auto_transfer: event.currentTarget.checked })
          .then(() => refresh(calls.autoTransfer))
          .catch(() => {})
      }
    />
  );
}
