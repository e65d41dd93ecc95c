import { Button, IconButton, Sheet } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { CircleHelp, MessagesSquare, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ChatRoom } from '../../../components/chat/chat-room.tsx';
import { posterOf } from '../../../components/posters.ts';
import { SessionLine } from '../../../components/session-line.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { returnText } from '../return-text.ts';
import styles from './draw-table-page.module.css';

interface HeadedTable {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly rules: {
    readonly min_stake: string;
    readonly max_stake: string;
    readonly rtp: string;
    readonly rtp_lowest?: string;
  };
}

interface TableHeadProps {
  data: HeadedTable;
  provenId: string | null;
  /** Left out where the rules stand on the page. */
  onRules?: () => void;
}

/** Which table this is, what it takes and returns, the proof of its last round, and on phones the way to its chat. */
export function TableHead({ data, provenId, onRules }: TableHeadProps) {
  const t = useT();
  const { roundMoney, percent } = useFormat();
  const isWide = useIsWide();
  const [isChatOpen, openChat] = useState(false);
  useTitle(data.title);
  const { poster, posterSmall } = posterOf(data.game);
  const { min_stake, max_stake } = data.rules;
  return (
    <header className={styles.head}>
      <img className={styles.poster} src={posterSmall ?? poster} width={36} height={48} alt="" />
      <div className={styles.words}>
        <h1 className={styles.title}>{data.title}</h1>
        <p className={styles.facts}>
          {t('games.stage_limits', { min: roundMoney(min_stake), max: roundMoney(max_stake) })} ·{' '}
          {t('shell.rtp', { percent: returnText(data.rules, percent) })}
        </p>
        {!isWide && <SessionLine />}
      </div>
      {onRules && (
        <IconButton look="filled" label={t('live.rules')} icon={<CircleHelp size={20} />} onClick={onRules} />
      )}
      {provenId &&
        (isWide ? (
          <Button icon={<ShieldCheck size={18} />} link={<Link to="/fair" search={{ live: provenId }} />}>
            {t('livetables.verify')}
          </Button>
        ) : (
          <IconButton
            look="filled"
            label={t('livetables.verify')}
            icon={<ShieldCheck size={20} />}
            link={<Link to="/fair" search={{ live: provenId }} />}
          />
        ))}
      {!isWide && (
        <>
          <IconButton
            look="filled"
            label={t('livetables.chat')}
            icon={<MessagesSquare size={20} />}
            onClick={() => openChat(true)}
          />
          <Sheet
            isOpen={isChatOpen}
            onOpenChange={openChat}
            title={t('livetables.chat')}
            closeLabel={t('common.close')}
          >
            <div className={styles.sheetChat}>{isChatOpen && <ChatRoom room={data.table} />}</div>
          </Sheet>
        </>
      )}
    </header>
  );
}
