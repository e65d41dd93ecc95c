import { late, PageFrame } from '@arara/ui';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useRememberDeposit } from '../../components/has-deposited.ts';
import { LateFailed } from '../../components/late-failed.tsx';
import { useIsAway, useRememberAway } from '../../components/pause/use-is-away.ts';
import { useNearOrAhead } from '../../components/use-near-or-ahead.ts';
import { useT } from '../../lib/i18n.ts';
import { useSessionNumber } from '../../lib/session.ts';
import { useFlag } from '../../lib/ui-flags.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import styles from './app-layout.module.css';
import { useBalanceEvents } from './balance-events.ts';
import { FirstPage } from './first-page.tsx';
import { MoneyAwayOnPages } from './money-away-on-pages.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Overlays } from './overlays.tsx';
import { PauseOnPages } from './pause-on-pages.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SideRail } from './side-rail.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteTop } from './site-top.tsx';
import { useStoreSiteContent } from './store-site-content.ts';
import { useUpdatePrompt } from './update-prompt.ts';
import { useWayBack } from './use-way-back.ts';

/** For fingers alone. */
const hasTouch = () => matchMedia('(any-pointer: coarse)').matches;
/** In the place of offers. */
const Rest = late(async () => (await import('./promotions-rest.tsx')).PromotionsRest, { Failed: LateFailed });
const PullToRefresh = late(async () => (await import('./pull-to-refresh.tsx')).PullToRefresh);

/** Everything around a page: rail and top bar, bottom bar on phones, footer, and what may lie over it. */
export function AppLayout() {
  const t = useT();
  const facts = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const isRailCollapsed = useFlag('isRailCollapsed');
  const pageBackground = useFlag('pageBackground');
  const isWide = useIsWide();
  const isAway = useIsAway();
  const session = useSessionNumber();
  const isStage = facts?.isStage === true;
  const isQuiet = facts?.isQuiet === true;
  const isRailNarrow = isStage || isRailCollapsed;
  if (facts?.isBare) {
    return (
      <>
        <Outlet key={session} />
        <Overlays isHome={false} />
        <Background />
      </>
    );
  }
  return (
    <>
      <PageFrame
        skipLabel={t('shell.skip_to_content')}
        backgroundImage={pageBackground}
        isRailNarrow={isRailNarrow}
        isTight={isStage}
        rail={isWide && <SideRail place={facts?.place} isNarrow={isRailNarrow} canToggle={!isStage} />}
        top={<SiteTop isQuiet={isQuiet} isStage={isStage} />}
        {...(isStage
          ? {}
          : { bottom: <PhoneBar place={facts?.place} isQuiet={isQuiet} />, footer: <FooterWhenNear /> })}
      >
        <OfflineNotice />
        {!isStage && facts?.place !== 'deposit' && <PauseOnPages />}
        {!isStage && <MoneyAwayOnPages />}
        {!isStage && hasTouch() && <Pull />}
        <FirstPage>{facts?.isOffer && isAway ? <Rest /> : <Outlet key={session} />}</FirstPage>
      </PageFrame>
      <Overlays isHome={facts?.place === 'home'} />
      <Background />
    </>
  );
}

/** What goes on behind every page. It stands apart, so that its news draw nothing of the frame anew. */
function Background() {
  useBalanceEvents();
  useRememberAway();
  useRememberDeposit();
  useStoreSiteContent();
  useUpdatePrompt();
  useWayBack();
  return null;
}

/** Nobody pulls a page down that has not come yet. */
function Pull() {
  return useIsSettled() && <PullToRefresh />;
}

/** Far below the first sight of a page its place is kept and nothing is made. */
function FooterWhenNear() {
  // How far below, a page tells once it is drawn.
  return useIsSettled() ? <NearFooter /> : <div className={styles.footer} />;
}

function NearFooter() {
  const [ref, isDue] = useNearOrAhead();
  return isDue ? <SiteFooter /> : <div ref={ref} className={styles.footer} />;
}
