import { useCalm } from '@arara/stage';
import { Button, IconButton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { CircleHelp, ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { posterOf } from '../../../components/posters.ts';
import { SessionLine } from '../../../components/session-line.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { useIsLoggedIn } from '../../../lib/session.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Announcer } from './announcer.tsx';
import { BetSlot, type SlotKeys } from './bet-slot.tsx';
import styles from './crash-page.module.css';
import { Crowd, CrowdBar } from './crowd.tsx';
import type { FlightTable } from './flight-rules.ts';
import { Readout } from './readout.tsx';
import { Results } from './results.tsx';
import { RoundSheet } from './round-sheet.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { Scene } from './scene.tsx';
import { TableChat } from './table-chat.tsx';
import { useBets } from './use-bets.ts';
import { useTable } from './use-table.ts';

/** A flight that everybody at the table shares: the picture, the two bets, and what the others do. */
export function CrashPage({ data }: { data: FlightTable }) {
  const t = useT();
  const isCalm = useCalm();
  const isWide = useIsWide();
  const isLoggedIn = useIsLoggedIn();
  const bets = useBets(data.table, data.mine);
  const flight = useTable(data, bets.hear);
  const [shownRound, showRound] = useState<string | null>(null);
  const [areRulesShown, showRules] = useState(false);
  const [first, second] = [useRef<SlotKeys>(null), useRef<SlotKeys>(null)];
  useSpace(() => {
    const leaving = [first, second].find(({ current }) => current?.canCashOut);
    (leaving ?? first).current?.press();
  });
  useTitle(data.title);
  const { round } = flight.state;
  const slot = { table: data, flight, bets, isCalm };
  return (
    <div className={styles.page}>
      <Head
        data={data}
        roundNumber={round?.number ?? null}
        onRules={() => showRules(true)}
        onVerify={() => showRound(flight.state.history[0]?.id ?? null)}
      />
      <div className={styles.table}>
        {isWide && <Crowd flight={flight} own={bets.bets} />}
        <div className={styles.middle}>
          <Results history={flight.state.history} onRound={showRound} />
          <Scene kind={data.kind} flight={flight} isCalm={isCalm}>
            <Readout
              kind={data.kind}
              flight={flight}
              isCalm={isCalm}
              own={bets.bets.filter(({ round_id: id }) => id === round?.id)}
            />
          </Scene>
          {!isWide && <CrowdBar flight={flight} own={bets.bets} />}
        </div>
        <div className={styles.slots}>
          <BetSlot key={`1${isLoggedIn}`} slot={1} keys={first} {...slot} />
          <BetSlot key={`2${isLoggedIn}`} slot={2} keys={second} {...slot} />
          <p className={styles.keys}>{t('live.keys')}</p>
        </div>
      </div>
      <Announcer flight={flight} bets={bets.bets} />
      <RoundSheet roundId={shownRound} onClose={() => showRound(null)} />
      <RulesSheet data={data} isOpen={areRulesShown} onOpenChange={showRules} />
    </div>
  );
}

interface HeadProps {
  data: FlightTable;
  roundNumber: number | null;
  onRules: () => void;
  onVerify: () => void;
}

function Head({ data, roundNumber, onRules, onVerify }: HeadProps) {
  const t = useT();
  const { number, percent } = useFormat();
  const isWide = useIsWide();
  const { poster, posterSmall } = posterOf(data.game);
  return (
    <header className={styles.head}>
      <img className={styles.poster} src={posterSmall ?? poster} width={36} height={48} alt="" />
      <div className={styles.words}>
        <h1>{data.title}</h1>
        <p>
          {t('live.facts', { rtp: percent(data.rules.rtp) })}
          {roundNumber !== null && ` · ${t('live.round_no', { number: number(roundNumber) })}`}
        </p>
        {!isWide && <SessionLine />}
      </div>
      <Button
        className={styles.verify ?? ''}
        icon={<ShieldCheck size={18} aria-hidden="true" />}
        onClick={onVerify}
      >
        {t('live.verifiable')}
      </Button>
      <TableChat table={data.table} />
      <IconButton
        look="filled"
        label={t('live.rules')}
        icon={<CircleHelp size={20} aria-hidden="true" />}
        onClick={onRules}
      />
      <Button className={styles.lobby ?? ''} link={<Link to="/video" />}>
        {t('live.all_tables')}
      </Button>
    </header>
  );
}

const controls =
  'input, select, textarea, button, a, summary, [role=dialog], [role=radio], [contenteditable]';

/** Space plays while no control has the keyboard. */
function useSpace(press: () => void): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Space' || event.repeat || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(controls)) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
