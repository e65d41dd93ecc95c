import { live } from '@arara/contract';
import { Button, KeyValues, Sheet, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { useCall } from '../../../lib/use-call.ts';
import { hundredthsOf, timesText } from './multiplier.ts';
import styles from './round-sheet.module.css';

/** A past flight: how it ended, what was bet and paid, what proves it, and the way to check it. */
export function RoundSheet({ roundId, onClose }: { roundId: string | null; onClose: () => void }) {
  const t = useT();
  return (
    <Sheet
      isOpen={roundId !== null}
      onOpenChange={onClose}
      title={t('live.round')}
      closeLabel={t('common.close')}
      size="md"
      footer={
        roundId && (
          <Button
            isWide
            tone="ivory"
            icon={<ShieldCheck size={18} aria-hidden="true" />}
            link={<Link to="/fair" search={{ live: roundId }} />}
          >
            {t('live.verify')}
          </Button>
        )
      }
    >
      {roundId && <Facts roundId={roundId} />}
    </Sheet>
  );
}

function Facts({ roundId }: { roundId: string }) {
  const t = useT();
  const { locale } = useLanguage();
  const { dateTime, money, number } = useFormat();
  const { data, error, refetch } = useCall(live.liveRound, { round_id: roundId });
  if (!data) {
    return error ? <LoadFailed asked={{ error, refetch }} /> : <Skeleton height={420} radius="var(--r2)" />;
  }
  const { proof } = data;
  const long = (text: string) => <code className={styles.code}>{text}</code>;
  return (
    <KeyValues
      rows={[
        {
          key: 'end',
          name: t('live.round_end'),
          value: data.end === null ? '–' : timesText(hundredthsOf(data.end), locale),
          isStrong: true,
        },
        ...(data.top === null
          ? []
          : [{ key: 'top', name: t('live.round_top'), value: timesText(hundredthsOf(data.top), locale) }]),
        { key: 'number', name: t('live.round_number'), value: number(data.number) },
        { key: 'time', name: t('live.round_time'), value: dateTime(data.ended_at ?? data.opened_at ?? '') },
        { key: 'bets', name: t('live.round_bets'), value: number(data.bets) },
        { key: 'stake', name: t('live.round_stake'), value: money(data.stake) },
        { key: 'payout', name: t('live.round_payout'), value: money(data.payout) },
        ...(data.hash ? [{ key: 'hash', name: t('live.round_hash'), value: long(data.hash) }] : []),
        ...(proof
          ? [
              { key: 'salt', name: t('live.round_salt'), value: long(proof.salt) },
              {
                key: 'position',
                name: t('live.round_position'),
                value: `${number(proof.position)} / ${number(proof.length)}`,
              },
              { key: 'commitment', name: t('live.round_commitment'), value: long(proof.commitment) },
              { key: 'committed', name: t('live.round_committed'), value: dateTime(proof.committed_at) },
            ]
          : []),
      ]}
    />
  );
}
