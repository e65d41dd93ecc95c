import type { DataOf, games } from '@arara/contract';
import { Amount, Button, Card, KeyValues } from '@arara/ui';
import { Check, Link2 } from 'lucide-react';
import { useCatalogue } from '../../components/use-catalogue.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useCopy } from '../../lib/use-copy.ts';
import styles from './fair-page.module.css';

type Receipt = DataOf<typeof games.roundReceipt>;

const movementNames = {
  stake: 'games.stage_stake',
  stake_bonus: 'games.receipt_stake_bonus',
  payout: 'games.stage_payout',
  payout_bonus: 'games.receipt_payout_bonus',
} as const;

const isNamed = (kind: string): kind is keyof typeof movementNames => kind in movementNames;

/** A round's receipt: what was bet and paid, from what it was drawn, and each movement of money, behind one link. */
export function ReceiptCard({ receipt, proof }: { receipt: Receipt; proof: string }) {
  const t = useT();
  const { locale } = useLanguage();
  const { dateTime, number } = useFormat();
  const { data: catalogue } = useCatalogue();
  const { isCopied, copy } = useCopy();
  const amount = (wire: string) => <Amount cents={toCents(wire)} locale={locale} />;
  const title = catalogue?.items.find(({ name }) => name === receipt.game)?.title ?? receipt.game;
  const link = `${globalThis.location.origin}/fair?${new URLSearchParams({ round: receipt.round_id, proof })}`;
  return (
    <Card aria-label={t('games.receipt_title')}>
      <div className={styles.receiptHead}>
        <h2 className={styles.head}>{t('games.receipt_title')}</h2>
        <Button
          size="sm"
          tone="tonal"
          icon={isCopied ? <Check size={16} /> : <Link2 size={16} />}
          onClick={() => void copy(link)}
        >
          {t(isCopied ? 'games.receipt_copied' : 'games.receipt_copy')}
        </Button>
      </div>
      <div className={styles.receipt}>
        <KeyValues
          rows={[
            { key: 'game', name: t('games.receipt_game'), value: title, isStrong: true },
            { key: 'time', name: t('games.stage_bet_time'), value: dateTime(receipt.created_at) },
            { key: 'stake', name: t('games.stage_stake'), value: amount(receipt.stake) },
            { key: 'payout', name: t('games.stage_payout'), value: amount(receipt.payout) },
            {
              key: 'net',
              name: t('games.stage_win_loss'),
              value: (
                <Amount cents={toCents(receipt.payout) - toCents(receipt.stake)} locale={locale} isSigned />
              ),
              isStrong: true,
            },
            { key: 'version', name: t('games.stage_version'), value: number(receipt.version) },
            { key: 'nonce', name: t('games.stage_seed_nonce'), value: number(receipt.nonce) },
          ]}
        />
        <div>
          <h3>{t('games.receipt_movements')}</h3>
          <KeyValues
            rows={[
              { key: 'before', name: t('games.stage_money_before'), value: amount(receipt.money_before) },
              ...receipt.movements.map(({ id, kind, from, amount: moved }) => {
                const isOut = from === 'cash' || from === 'bonus';
                return {
                  key: id,
                  name: `${isNamed(kind) ? t(movementNames[kind]) : kind} · ${id}`,
                  value: <Amount cents={isOut ? -toCents(moved) : toCents(moved)} locale={locale} isSigned />,
                };
              }),
              {
                key: 'after',
                name: t('games.stage_money_after'),
                value: amount(receipt.money_after),
                isStrong: true,
              },
            ]}
          />
          <p className={styles.text}>{t('games.receipt_text')}</p>
        </div>
      </div>
    </Card>
  );
}
