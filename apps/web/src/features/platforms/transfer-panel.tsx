import { platforms as calls } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { Button, Chips, MoneyField, Tabs, Tag, useToast } from '@arara/ui';
import { useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useAction } from '../../lib/use-call.ts';
import styles from './transfer-panel.module.css';
import { doneWords, failedWords } from './transfer-words.ts';
import {
  type PlatformGame,
  type Transfer,
  useFollowed,
  useRefreshMoney,
  type useWallets,
} from './use-wallets.ts';
import { likelyDirection, transferRange } from './wallet-sums.ts';

interface TransferPanelProps {
  game: PlatformGame;
  wallets: ReturnType<typeof useWallets>;
}

/** Moves all or an amount to the platform or back, and says what became of it. */
export function TransferPanel({ game, wallets }: TransferPanelProps) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const words = useFailureWords();
  const showToast = useToast();
  const refresh = useRefreshMoney();
  const into = useAction(calls.transferIn);
  const back = useAction(calls.transferOut);
  const [chosen, setChosen] = useState<'in' | 'out' | null>(null);
  const [cents, setCents] = useState(0n);
  const [last, setLast] = useState<Transfer | null>(null);
  const platform = game.platform_name;
  // Until something is chosen, where the money is says which way it can go.
  const isShut = !game.is_open;
  const direction = isShut ? 'out' : (chosen ?? likelyDirection(wallets));
  const action = direction === 'in' ? into : back;
  const hasCents = direction === 'in' ? wallets.hereCents : wallets.thereCents;
  const mostCents = direction === 'in' ? least(hasCents, toCents(game.max_transfer)) : hasCents;
  const range = transferRange(direction === 'in' ? toCents(game.min_transfer) : 1n, mostCents);

  const hear = (transfer: Transfer) => {
    setLast(transfer);
    void refresh();
    if (transfer.state !== 'done') return;
    setCents(0n);
    showToast({ title: doneWords(transfer, t, format), tone: 'leaf' });
  };
  useFollowed(last, hear);
  const send = async () => {
    setChosen(direction);
    setLast(null);
    try {
      hear(
        await action.mutateAsync({ platType: game.platType, money: formatAmount(cents), currency: 'BRL' }),
      );
    } catch {
      // Shown by the form; balances may have changed all the same.
      void refresh();
    }
  };
  const choose = (value: string) => {
    setChosen(value === 'out' ? 'out' : 'in');
    setCents(0n);
    setLast(null);
    into.reset();
    back.reset();
  };
  const isOnItsWay = last !== null && last.settled_at === null;
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Tabs
        label={t('platforms.direction')}
        value={direction}
        onValueChange={choose}
        options={[
          // A platform that is closed takes no money, and gives back what it has.
          ...(isShut ? [] : [{ value: 'in', label: t('platforms.to_platform', { platform }) } as const]),
          { value: 'out', label: t('platforms.to_home') },
        ]}
      />
      <MoneyField
        label={t('platforms.amount')}
        size="lg"
        valueCents={cents}
        onValueChange={setCents}
        locale={locale}
        maxCents={mostCents}
        {...(range && {
          hint: t('platforms.limits', { min: format.money(range.min), max: format.money(range.max) }),
        })}
      />
      <Chips
        label={t('platforms.amount')}
        layout="even"
        options={[
          ...[2000n, 5000n, 10_000n].map((value) => ({
            value: String(value),
            label: format.number(Number(value / 100n)),
            isDisabled: value > mostCents,
          })),
          { value: 'all', label: t('platforms.all'), isDisabled: mostCents === 0n },
        ]}
        value={cents > 0n && cents === mostCents ? 'all' : String(cents)}
        onValueChange={(value) => setCents(value === 'all' ? mostCents : BigInt(value))}
      />
      <FormAlert
        words={action.error ? words(action.error) : last?.state === 'failed' ? failedWords(last, t) : null}
      />
      {isOnItsWay && last && (
        <div className={styles.checking} role="status">
          <Tag tone="sun">{t('platforms.checking', { platform })}</Tag>
          <p>{t('platforms.checking_text', { amount: format.money(last.money), platform })}</p>
        </div>
      )}
      <Button
        type="submit"
        isWide
        size="lg"
        isLoading={action.isPending}
        disabled={cents <= 0n || isOnItsWay}
      >
        {t('platforms.transfer')}
      </Button>
    </form>
  );
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
