import type { DataOf, payments } from '@arara/contract';
import { IconTile } from '@arara/ui';
import { AtSign, Building2, Hash, Landmark, Smartphone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.ts';
import { namedDestination } from './banks.ts';
import styles from './payout-account-row.module.css';
import type { PayoutKind } from './payout-kinds.ts';

type PayoutAccount = DataOf<typeof payments.memberBankAdd>;

const icons: Record<PayoutKind, ReactNode> = {
  cpf: <UserRound size={20} />,
  cnpj: <Building2 size={20} />,
  phone: <Smartphone size={20} />,
  email: <AtSign size={20} />,
  evp: <Hash size={20} />,
  bank: <Landmark size={20} />,
};

/** The icon of a kind of destination; say the kind in words beside it. */
export function PayoutIcon({ kind }: { kind: PayoutKind }) {
  return <IconTile>{icons[kind]}</IconTile>;
}

/** A saved Pix key or account: its kind, its masked label and whose it is. */
export function PayoutAccountRow({ account, trailing }: { account: PayoutAccount; trailing?: ReactNode }) {
  const t = useT();
  return (
    <span className={styles.row}>
      <PayoutIcon kind={account.kind} />
      <span className={styles.words}>
        <b className={styles.label}>{namedDestination(account.label)}</b>
        <small className={styles.about}>
          {t(`wallet.kind_${account.kind}`)} · {account.holder_name}
        </small>
      </span>
      {trailing}
    </span>
  );
}
