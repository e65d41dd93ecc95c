import { maskCpf, type PixKeyType, parsePixKey } from '@arara/pix';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import { maskEmail, maskPhone } from '../../../plugins/mask-contact.ts';

/** Where money goes: a Pix key in the form the directory stores it, or a bank account. */
export interface Destination {
  readonly kind: PixKeyType | 'bank';
  /** The key, or the account number with its digit. */
  readonly value: string;
  /** ISPB of the bank, eight characters; empty for a key. */
  readonly bank: string;
  readonly branch: string;
  readonly accountType: '' | 'checking' | 'savings' | 'payment';
}

interface Owner {
  readonly cpf: string;
  readonly realname: string;
}

/** A name without accents, case and doubled spaces, for comparing. */
const plainName = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/**
 * Checks that a destination is well formed and the member's own: the holder is the member by name, a CPF key is the
 * member's CPF, and the institution is told the member's CPF as the recipient's, so that it refuses any other account.
 */
export function ownDestination(
  given: Destination,
  holderName: string,
  owner: Owner,
  field: string,
): Destination {
  if (plainName(holderName) !== plainName(owner.realname))
    throw new AppError('holder_not_own', { field: 'name' });
  if (given.kind === 'bank') return bankAccount(given, field);
  const value = parsePixKey({ type: given.kind, value: given.value });
  if (value === null) throw fieldError({ [field]: 'pix_key_invalid' });
  if (given.kind === 'cpf' && value !== owner.cpf) throw new AppError('pix_key_not_own', { field });
  return { kind: given.kind, value, bank: '', branch: '', accountType: '' };
}

function bankAccount(given: Destination, field: string): Destination {
  const value = given.value.replaceAll(/[\s.-]/g, '').toUpperCase();
  const branch = given.branch.replaceAll(/\D/g, '');
  if (!/^\d{1,19}[0-9X]$/.test(value)) throw fieldError({ [field]: 'field_invalid' });
  if (!/^[0-9A-Z]{8}$/.test(given.bank)) throw fieldError({ bank: 'ispb_format' });
  if (!/^\d{1,4}$/.test(branch)) throw fieldError({ branch: 'field_invalid' });
  return { kind: 'bank', value, bank: given.bank, branch, accountType: given.accountType || 'checking' };
}

/** A destination as it may be shown: enough to recognise, not enough to copy. */
export function maskDestination({ kind, value, bank, branch }: Destination): string {
  // Of one who was erased nothing is known any more.
  if (value === '') return '';
  switch (kind) {
    case 'cpf':
      return maskCpf(value);
    case 'email':
      return maskEmail(value);
    case 'bank':
      return `${bank} · ${branch} · •••${value.slice(-3)}`;
    default:
      return maskPhone(value);
  }
}
