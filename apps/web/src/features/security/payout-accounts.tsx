import { type DataOf, payments } from '@arara/contract';
import { Button, Card, EmptyState, IconButton, Sheet, Skeleton, useToast } from '@arara/ui';
import { useNavigate } from '@tanstack/react-router';
import { Landmark, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { AddPayoutAccount } from '../../components/payout-account/add-payout-account.tsx';
import { PayoutAccountRow } from '../../components/payout-account/payout-account-row.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import styles from './security.module.css';
import { askVerification, isVerified, takePendingStep } from './verification.ts';

type Account = DataOf<typeof payments.memberBank>['items'][number];

/** The member's Pix keys and bank accounts: add after giving the login password, remove after asking. */
export function PayoutAccounts() {
  const t = useT();
  const navigate = useNavigate();
  const accounts = useCall(payments.memberBank, {});
  const [isAdding, setAdding] = useState(() => takePendingStep() === 'add_account');
  const [removing, remove] = useState<Account | null>(null);
  const add = () => {
    if (isVerified()) return setAdding(true);
    askVerification('add_account');
    void navigate({ to: '/security-center/verify-password' });
  };
  return (
    <Card padding="lg" aria-busy={accounts.isPending}>
      <header className={styles.head}>
        <h2>{t('security.accounts')}</h2>
        <Button size="sm" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
          {t('security.add')}
        </Button>
      </header>
      <AccountList accounts={accounts} onRemove={remove} />
      <AddPayoutAccount isOpen={isAdding} onOpenChange={setAdding} />
      <RemoveAccount key={removing?.id} account={removing} onClose={() => remove(null)} />
    </Card>
  );
}

interface AccountListProps {
  accounts: ReturnType<typeof useCall<typeof payments.memberBank.input, typeof payments.memberBank.data>>;
  onRemove: (account: Account) => void;
}

function AccountList({ accounts, onRemove }: AccountListProps) {
  const t = useT();
  if (accounts.isPending) {
    return (
      <div className={styles.waiting}>
        <Skeleton height={48} radius={10} />
        <Skeleton height={48} radius={10} />
      </div>
    );
  }
  if (accounts.isError) {
    return <LoadFailed asked={accounts} />;
  }
  if (accounts.data.items.length === 0) {
    return (
      <EmptyState
        picture={<Landmark className={styles.emptyMark} size={40} aria-hidden="true" />}
        title={t('security.no_accounts')}
        text={t('security.no_accounts_text')}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {accounts.data.items.map((account) => (
        <li key={account.id} className={styles.row}>
          <PayoutAccountRow
            account={account}
            trailing={
              <IconButton
                label={t('security.remove_named', { name: account.label })}
                icon={<Trash2 size={18} />}
                onClick={() => onRemove(account)}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}

function RemoveAccount({ account, onClose }: { account: Account | null; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const remove = useAction(payments.memberBankDelete);
  const confirm = async () => {
    if (!account) return;
    try {
      await remove.mutateAsync({ id: account.id });
      toast({ tone: 'leaf', title: t('security.account_removed') });
      onClose();
    } catch {
      // The sheet shows the reason.
    }
    await refresh(payments.memberBank);
  };
  return (
    <Sheet
      isOpen={account !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('security.remove_title')}
      text={t('security.remove_text')}
      closeLabel={t('common.close')}
    >
      <div className={styles.sheet}>
        {account && <PayoutAccountRow account={account} />}
        <FormAlert words={remove.error && failureWords(remove.error)} />
        <Button isWide size="lg" onClick={onClose}>
          {t('security.keep')}
        </Button>
        <Button tone="danger" isWide size="lg" isLoading={remove.isPending} onClick={confirm}>
          {t('security.remove')}
        </Button>
      </div>
    </Sheet>
  );
}
