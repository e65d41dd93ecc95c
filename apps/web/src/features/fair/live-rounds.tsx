import { type DataOf, live } from '@arara/contract';
import { sharedCrashes } from '@arara/games/live';
import { Button, Card, Field, ProgressBar, Select } from '@arara/ui';
import { useSearch } from '@tanstack/react-router';
import { Footprints } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './fair-page.module.css';
import { checkLive, emptyLiveForm, isPlaced, type LiveForm, liveGames, walkChain } from './live-check.ts';
import { Verdict } from './verdict.tsx';

type Round = DataOf<typeof live.liveRound>;

/** The verifier of shared rounds: their end, their link to the round before, and the walk along the whole chain. */
export function LiveRounds() {
  const t = useT();
  const roundId = useLiveRoundId();
  const [form, setForm] = useState(emptyLiveForm);
  const card = useRef<HTMLElement>(null);
  const tables = useCall(live.liveTables, {});
  const { data } = useCall(live.liveRound, { round_id: roundId ?? '' }, { enabled: roundId !== null });
  useEffect(() => {
    if (!data) return;
    setForm(formOfLive(data));
    card.current?.scrollIntoView({ block: 'start' });
  }, [data]);
  const bind = (name: keyof LiveForm) => ({
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setForm({ ...form, [name]: event.currentTarget.value }),
    autoComplete: 'off',
    spellCheck: false,
  });
  const titleOf = (game: string) => tables.data?.items.find((table) => table.game === game)?.title ?? game;
  return (
    <Card ref={card} id="live" aria-label={t('live.fair_title')}>
      <h2 className={styles.head}>{t('live.fair_title')}</h2>
      <p className={styles.text}>{t('live.fair_text')}</p>
      <div className={styles.liveTwo}>
        <div className={styles.fields}>
          <Select
            label={t('live.fair_game')}
            options={liveGames.map((game) => ({ value: game, label: titleOf(game) }))}
            value={form.game}
            onChange={(event) => setForm({ ...form, game: event.currentTarget.value, told: '' })}
          />
          <Field label={t('live.round_hash')} {...bind('hash')} />
          <Field label={t('live.round_salt')} {...bind('salt')} />
          {isPlaced(form.game) && (
            <div className={styles.pair}>
              <Field label={t('live.fair_table')} {...bind('table')} />
              <Field label={t('live.round_number')} inputMode="numeric" {...bind('number')} />
            </div>
          )}
          <Field label={t('live.fair_before')} {...bind('previousHash')} />
          <Field label={t('live.round_commitment')} {...bind('commitment')} />
          <Field label={t('live.round_position')} inputMode="numeric" {...bind('position')} />
        </div>
        <div className={styles.findings} aria-live="polite">
          <Outcome form={form} />
          <Walk key={`${form.hash} ${form.position} ${form.commitment}`} form={form} />
        </div>
      </div>
    </Card>
  );
}

function Outcome({ form }: { form: LiveForm }) {
  const t = useT();
  const { locale } = useLanguage();
  const result = checkLive(form);
  if (result.kind === 'incomplete') return <p className={styles.text}>{t('live.fair_waiting')}</p>;
  const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  return (
    <>
      <dl className={styles.outcome}>
        <dt>{t(result.end === null ? 'games.stage_outcome' : 'live.fair_drawn')}</dt>
        <dd>
          {result.end === null ? (
            <code>{JSON.stringify(result.outcome)}</code>
          ) : (
            <b>{times.format(result.end / 100)}×</b>
          )}
        </dd>
      </dl>
      {result.isAsTold !== null && (
        <Verdict
          isTrue={result.isAsTold}
          words={[t('live.fair_end_true'), t('live.fair_end_false'), t('games.stage_fair_outcome_open')]}
        />
      )}
      {result.isLinked !== null && (
        <Verdict
          isTrue={result.isLinked}
          words={[t('live.fair_link_true'), t('live.fair_link_false'), t('games.stage_fair_seed_open')]}
        />
      )}
    </>
  );
}

/** From the round's hash to what was published before the first round, step by step in this browser. */
function Walk({ form }: { form: LiveForm }) {
  const t = useT();
  const { number } = useFormat();
  const [done, setDone] = useState<number | null>(null);
  const [isThere, setThere] = useState<boolean | null>(null);
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  const position = /^\d{1,8}$/.test(form.position.trim()) ? Number(form.position.trim()) : 0;
  if (position === 0 || form.hash.trim() === '' || form.commitment.trim() === '') return null;
  const walk = async () => {
    isStopped.current = false;
    setThere(null);
    setDone(0);
    const { hash, commitment } = form;
    const found = await walkChain({ hash, position, commitment }, (steps) => {
      if (!isStopped.current) setDone(steps);
      return !isStopped.current;
    });
    if (found !== null) setThere(found);
    if (!isStopped.current) setDone(null);
  };
  const stop = () => {
    isStopped.current = true;
    setDone(null);
  };
  const words = t('live.fair_walking', { done: number(done ?? 0), total: number(position) });
  return (
    <div className={styles.walk}>
      {done === null ? (
        <Button icon={<Footprints size={18} aria-hidden="true" />} onClick={() => void walk()}>
          {t('live.fair_walk')}
        </Button>
      ) : (
        <>
          <ProgressBar label={t('live.fair_walk')} valueText={words} share={done / position} />
          <p className={styles.text}>{words}</p>
          <Button onClick={stop}>{t('live.fair_stop')}</Button>
        </>
      )}
      {isThere !== null && (
        <Verdict isTrue={isThere} words={[t('live.fair_chain_true'), t('live.fair_chain_false'), '']} />
      )}
    </div>
  );
}

function formOfLive(round: Round): LiveForm {
  return {
    game: round.play === 'flight' ? (sharedCrashes[round.kind]?.title ?? '') : round.game,
    table: round.table,
    number: String(round.number),
    hash: round.hash ?? '',
    salt: round.proof?.salt ?? '',
    previousHash: round.proof?.previous_hash ?? '',
    position: round.proof ? String(round.proof.position) : '',
    commitment: round.proof?.commitment ?? '',
    told:
      round.play !== 'flight'
        ? JSON.stringify(round.outcome)
        : round.end === null
          ? ''
          : JSON.stringify({ end: Math.round(Number(round.end) * 100) }),
  };
}

/** The shared round named in the address, e.g. /fair?live=…; `null` without one. */
function useLiveRoundId(): string | null {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const round = search.live;
  return typeof round === 'string' && /^[0-9a-f-]{36}$/.test(round) ? round : null;
}
