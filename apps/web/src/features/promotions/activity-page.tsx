import { promotions } from '@arara/contract';
import { Button, Card, Emoji, EmptyState, PromoCard, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useTopic } from '../../lib/socket.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './activity.module.css';
import { BonusCard } from './bonus-card.tsx';
import { OfferArt, WheelArt } from './offer-art.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import {
  type Activity,
  byStanding,
  isPaged,
  offerPaths,
  offerTones,
  stateKey,
  stateTones,
} from './offers.ts';
import { PromotionNav } from './promotion-nav.tsx';
import { useAllDetails } from './use-details.ts';

/** `/promotion/activity`: every promotion that is on, how the caller stands with each, and the active bonus. */
export function ActivityPage({ races }: { races: ReactNode }) {
  const t = useT();
  useTitle(t('promotions.title'));
  const isLoggedIn = useIsLoggedIn();
  const refresh = useRefresh();
  // What a deposit or the last bet of a turnover opens is open at once.
  useTopic('deposit', () => void refresh(promotions.activities));
  useTopic('balance', () => void refresh(promotions.activities));
  // A bonus stands before everything else: what comes after it is not shown to be pushed away.
  const isKnown = !useCall(promotions.bonusActive, {}, { enabled: isLoggedIn }).isLoading;
  return (
    <>
      <ScreenHead title={t('promotions.title')} text={t('promotions.text')} action={<PromotionNav />} />
      {!isKnown && <Waiting />}
      <div className={styles.page} hidden={!isKnown}>
        {isLoggedIn && <BonusCard />}
        {races}
        <Offers isLoggedIn={isLoggedIn} />
      </div>
    </>
  );
}

const emptyPlaces = Array.from({ length: 7 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike.
  <li key={index}>
    <Skeleton height={152} radius="var(--r3)" />
  </li>
));

/** The shape of the page while nothing of it is known. */
function Waiting() {
  return (
    <ul className={styles.offers} aria-busy="true">
      {emptyPlaces}
    </ul>
  );
}

function Offers({ isLoggedIn }: { isLoggedIn: boolean }) {
  const t = useT();
  // A visitor who logs in stands differently with everything.
  const list = useCall(promotions.activities, {}, { staleTime: isLoggedIn ? 0 : 60_000 });
  const [opened, open] = useState<'ftd' | 'welcome' | null>(null);
  if (list.isError && !list.data) {
    return (
      <Card>
        <LoadFailed asked={list} />
      </Card>
    );
  }
  if (list.data?.items.length === 0) {
    return (
      <Card>
        <EmptyState
          picture={<Emoji code="1f381" size={72} />}
          title={t('promotions.none')}
          text={t('promotions.none_text')}
          actions={<Button link={<Link to="/" />}>{t('shell.explore_games')}</Button>}
        />
      </Card>
    );
  }
  return (
    <>
      <ul className={styles.offers} aria-busy={!list.data}>
        {list.data
          ? byStanding(list.data.items).map((activity) => (
              <li key={activity.code}>
                <Offer activity={activity} onOpen={open} />
              </li>
            ))
          : emptyPlaces}
      </ul>
      <OfferSheet code={opened} onClose={() => open(null)} />
    </>
  );
}

function Offer({ activity, onOpen }: { activity: Activity; onOpen: (code: 'ftd' | 'welcome') => void }) {
  const t = useT();
  const format = useFormat();
  const { code, state, reason, reward_amount } = activity;
  const details = useAllDetails()?.find((entry) => entry.code === code);
  const words =
    reward_amount === null
      ? t(stateKey(state, reason, code))
      : t('promotions.claim_amount', { amount: format.money(reward_amount) });
  const link = isPaged(code) ? (
    <Link to={offerPaths[code]} />
  ) : (
    <button type="button" className={styles.door} onClick={() => onOpen(code)} />
  );
  return (
    <PromoCard
      tone={offerTones[code]}
      tag={<OfferTag state={state} words={words} />}
      title={t(`promotions.${code}_title`)}
      text={details?.summary ?? ' '}
      art={
        code === 'lottery_wheel' ? (
          <WheelArt className={styles.wheel ?? ''} />
        ) : (
          <OfferArt code={code} size={116} className={styles.art ?? ''} />
        )
      }
      link={link}
    />
  );
}

function OfferTag({ state, words }: { state: Activity['state']; words: string }) {
  const isReady = stateTones[state] === 'leaf';
  return (
    <span className={styles.state}>
      {isReady && <i className={styles.ready} aria-hidden="true" />}
      {words}
    </span>
  );
}
