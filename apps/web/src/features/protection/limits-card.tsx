import { Button, Card, IconTile } from '@arara/ui';
import { ArrowDownToLine, Clock, Coins, type LucideIcon, TrendingDown } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import type { LimitKind, Settings } from './limit.ts';
import { LimitLine } from './limit-line.tsx';
import { LimitSheet } from './limit-sheet.tsx';
import styles from './protection.module.css';

const icons: Readonly<Record<LimitKind, LucideIcon>> = {
  deposit: ArrowDownToLine,
  loss: TrendingDown,
  stake: Coins,
  session: Clock,
};

/** The limits by kind, each with what is used of it and what waits behind it. */
export function LimitsCard({ settings }: { settings: Settings }) {
  const t = useT();
  const [edited, edit] = useState<LimitKind | null>(null);
  // The words stay while the sheet closes.
  const [shown, show] = useState<LimitKind>('deposit');
  const open = (kind: LimitKind) => {
    show(kind);
    edit(kind);
  };
  return (
    <Card padding="lg">
      <h2>{t('protection.limits')}</h2>
      <p className={styles.about}>{t('protection.limits_text')}</p>
      {settings.policy.limits_missing.length > 0 && (
        <p className={styles.needed} role="status">
          {t('errors.limits_required')}
        </p>
      )}
      <ul className={styles.kinds}>
        {settings.policy.limits_offered.map((kind) => (
          <KindOfLimit key={kind} kind={kind} settings={settings} onEdit={() => open(kind)} />
        ))}
      </ul>
      <LimitSheet
        key={shown}
        kind={shown}
        settings={settings}
        isOpen={edited !== null}
        onClose={() => edit(null)}
      />
    </Card>
  );
}

interface KindOfLimitProps {
  kind: LimitKind;
  settings: Settings;
  onEdit: () => void;
}

function KindOfLimit({ kind, settings, onEdit }: KindOfLimitProps) {
  const t = useT();
  const Icon = icons[kind];
  const limits = settings.limits.filter((limit) => limit.kind === kind);
  const isNeeded = settings.policy.limits_missing.includes(kind);
  return (
    <li className={styles.kind}>
      <div className={styles.kindHead}>
        <IconTile>
          <Icon size={20} />
        </IconTile>
        <span className={styles.words}>
          <h3 className={styles.kindTitle}>{t(`protection.limit_title_${kind}`)}</h3>
          <span className={styles.note}>
            {limits.length === 0 ? t('protection.no_limit') : t(`protection.about_${kind}`)}
          </span>
        </span>
        <Button
          tone={isNeeded ? 'ivory' : 'plain'}
          onClick={onEdit}
          aria-label={`${t(`protection.limit_title_${kind}`)}: ${t(limits.length > 0 ? 'protection.change_limit' : 'protection.set_limit')}`}
        >
          {t(limits.length > 0 ? 'protection.change_limit' : 'protection.set_limit')}
        </Button>
      </div>
      {limits.map((limit) => (
        <LimitLine key={limit.period} limit={limit} />
      ))}
    </li>
  );
}
