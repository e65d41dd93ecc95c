import { fair } from '@arara/contract';
import { newClientSeed } from '@arara/fair';
import { Button, Field, Skeleton } from '@arara/ui';
import { Dices } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failedFields, useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { LoadFailed } from '../load-failed.tsx';
import { CopyText } from './copy-text.tsx';
import styles from './seed-pair.module.css';
import { useRotate } from './use-rotate.ts';

/** The seeds in force: the commitment, the next one, the player's own seed and the round's number; and rotating them. */
export function SeedPair() {
  const t = useT();
  const { number } = useFormat();
  const seeds = useCall(fair.fairSeed, {}, { staleTime: 0 });
  if (seeds.error && !seeds.data) {
    return <LoadFailed asked={seeds} />;
  }
  if (!seeds.data) return <Skeleton height={180} radius="var(--r2)" />;
  const { server_seed_hash, next_server_seed_hash, client_seed, nonce } = seeds.data;
  const lines = [
    [t('games.stage_seed_hash'), server_seed_hash],
    [t('games.stage_seed_next'), next_server_seed_hash],
    [t('games.stage_seed_client'), client_seed],
  ] as const;
  return (
    <div className={styles.pair}>
      <dl className={styles.lines}>
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <CopyText text={text} label={name} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('games.stage_seed_nonce')}</dt>
          <dd>{number(nonce)}</dd>
        </div>
      </dl>
      <Rotate />
    </div>
  );
}

/** Reveals the server seed in force and starts the next with a client seed of the player's choice. */
function Rotate() {
  const t = useT();
  const words = useFailureWords();
  const rotate = useRotate();
  const [seed, setSeed] = useState(newClientSeed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Why not is told by the field.
    if (await rotate.start(seed)) setSeed(newClientSeed());
  };
  const refused = rotate.error ? (failedFields(rotate.error)[0]?.message ?? words(rotate.error)) : null;
  return (
    <form className={styles.rotate} onSubmit={(event) => void submit(event)}>
      <Field
        label={t('games.stage_seed_new')}
        hint={t('games.stage_seed_rotate_text')}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={seed}
        onChange={(event) => setSeed(event.currentTarget.value)}
        {...(refused ? { error: refused } : {})}
      />
      <div className={styles.actions}>
        <Button type="submit" isLoading={rotate.isPending} icon={<Dices size={18} />}>
          {t('games.stage_seed_rotate')}
        </Button>
        {rotate.isSuccess && <span role="status">{t('games.stage_seed_rotated')}</span>}
      </div>
    </form>
  );
}
