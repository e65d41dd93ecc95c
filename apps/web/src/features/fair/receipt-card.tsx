import { Amount, Button, Card } from '@arara/ui';
import { Check, Link2 } from 'lucide-react';
import { useHouseEndWords } from '../../components/house-end.ts';
import { posterOf } from '../../components/posters.ts';
import { CopyText } from '../../components/seed-pair/copy-text.tsx';
import { useCatalogue } from '../../components/use-catalogue.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useCopy } from '../../lib/use-copy.ts';
import styles from './receipt-card.module.css';
import { type Receipt, ReceiptMovements } from './receipt-movements.tsx';

/** A round's receipt: what was bet and paid, from what it was drawn, and each movement of money, behind one link. */
export function ReceiptCard({ receipt, proof }: { receipt: Receipt; proof: string }) {
  const t = useT();
  const endWords = useHouseEndWords();
  const { number } = useFormat();
  return (
    <Card aria-label={t('games.receipt_title')} padding="none">
      <div className={styles.ticket}>
        <Stub receipt={receipt} proof={proof} />
        <div className={styles.ledger}>
          <h3>{t('games.receipt_movements')}</h3>
          <ReceiptMovements receipt={receipt} />
        </div>
      </div>
      <footer className={styles.foot}>
        <CopyText text={receipt.round_id} label={t('games.stage_round_id')} />
        <p>
          {t('games.stage_version')} {number(receipt.version)} · {t('games.stage_seed_nonce')}{' '}
          {number(receipt.nonce)}
        </p>
        {receipt.house_end && <p>{endWords(receipt.house_end)}</p>}
        <p>{t('games.receipt_text')}</p>
      </footer>
    </Card>
  );
}

/** The left of the ticket: which game and when, and what came of it. */
function Stub({ receipt, proof }: { receipt: Receipt; proof: string }) {
  const t = useT();
  const { locale } = useLanguage();
  const { dateTime } = useFormat();
  const { data: catalogue } = useCatalogue();
  const title = catalogue?.items.find(({ name }) => name === receipt.game)?.title ?? receipt.game;
  const { poster, posterSmall } = posterOf(receipt.game);
  const amount = (wire: string) => <Amount cents={toCents(wire)} locale={locale} />;
  return (
    <div className={styles.stub}>
      <div className={styles.game}>
        <img className={styles.poster} src={posterSmall ?? poster} width={66} height={88} alt="" />
        <div className={styles.words}>
          <p>{t('games.receipt_title')}</p>
          <h2>{title}</h2>
          <time dateTime={receipt.created_at}>{dateTime(receipt.created_at)}</time>
        </div>
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{t('games.stage_stake')}</dt>
          <dd>{amount(receipt.stake)}</dd>
        </div>
        <div>
          <dt>{t('games.stage_payout')}</dt>
          <dd>{amount(receipt.payout)}</dd>
        </div>
        <div className={styles.net}>
          <dt>{t('games.stage_win_loss')}</dt>
          <dd>
            <Amount cents={toCents(receipt.payout) - toCents(receipt.stake)} locale={locale} isSigned />
          </dd>
        </div>
      </dl>
      <CopyLink roundId={receipt.round_id} proof={proof} />
    </div>
  );
}

function CopyLink({ roundId, proof }: { roundId: string; proof: string }) {
  const t = useT();
  const { isCopied, copy } = useCopy();
  const link = `${globalThis.location.origin}/fair?${new URLSearchParams({ round: roundId, proof })}`;
  return (
    <Button
      tone="tonal"
      isWide
      icon={isCopied ? <Check size={18} /> : <Link2 size={18} />}
      onClick={() => void copy(link)}
    >
      {t(isCopied ? 'games.receipt_copied' : 'games.receipt_copy')}
    </Button>
  );
}
