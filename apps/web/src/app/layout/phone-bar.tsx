import { BottomBar, BottomBarItem, VisuallyHidden } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ArrowDownToLine, Gamepad2, Gift, History, Menu as MenuIcon, UserRound } from 'lucide-react';
import { MemberFace } from '../../components/member-face.tsx';
import { useIsAway } from '../../components/pause/use-is-away.ts';
import { usePause } from '../../components/pause/use-pause.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn, useMember } from '../../lib/session.ts';
import type { Place } from '../places.ts';
import { openSheet } from './open-sheet.ts';
import styles from './phone-bar.module.css';
import { useSessionFigures } from './session-figures.tsx';

/** Five places under the thumb; whoever has closed play is shown no way to offers. */
export function PhoneBar({ place, isQuiet }: { place: Place | undefined; isQuiet: boolean }) {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  const isAway = useIsAway();
  const isPaused = usePause() !== null;
  return (
    <BottomBar label={t('shell.places')}>
      <BottomBarItem
        icon={<MenuIcon size={22} />}
        label={t('shell.menu')}
        link={<button type="button" onClick={() => openSheet('menu')} />}
      />
      <BottomBarItem
        icon={<Gamepad2 size={22} />}
        label={t('shell.games')}
        link={<Link to={place === 'home' ? '/game' : '/'} />}
        isActive={place === 'home' || place === 'games' || place === 'live'}
      />
      <BottomBarItem
        icon={<ArrowDownToLine size={24} strokeWidth={2.25} />}
        label={t('shell.deposit')}
        link={<Link to="/recharge" />}
        isRaised={isQuiet || isPaused ? 'quiet' : true}
        isActive={place === 'deposit'}
      />
      {isAway ? (
        <BottomBarItem
          icon={<History size={22} />}
          label={t('shell.records')}
          link={<Link to="/gameRecord" />}
          isActive={place === 'records' || place === 'rounds'}
        />
      ) : (
        <BottomBarItem
          icon={<Gift size={22} />}
          label={t('shell.promotions')}
          link={<Link to="/promotion/activity" />}
          isActive={place === 'promotions'}
        />
      )}
      {isLoggedIn ? (
        <Me isActive={place === 'me' || place === 'vip'} />
      ) : (
        <BottomBarItem
          icon={<UserRound size={22} />}
          label={t('identity.log_in')}
          link={<Link to="/login" />}
          isActive={place === 'me'}
        />
      )}
    </BottomBar>
  );
}

/** The member's place carries the session's time: one glance away on phones too. */
function Me({ isActive }: { isActive: boolean }) {
  const member = useMember();
  const figures = useSessionFigures();
  return (
    <BottomBarItem
      icon={<MemberFace memberId={member?.id ?? ''} size={24} />}
      label={<MeLabel figures={figures} />}
      link={<Link to="/profile" />}
      isActive={isActive}
    />
  );
}

/** From an hour on there is room for the time alone; the place keeps its name for who hears it. */
function MeLabel({ figures }: { figures: ReturnType<typeof useSessionFigures> }) {
  const t = useT();
  const name = t('shell.me');
  if (!figures) return name;
  if (figures.minutes < 60)
    return (
      <>
        <span className={styles.name}>{name} · </span>
        {figures.elapsed}
      </>
    );
  return (
    <>
      <VisuallyHidden>{name} · </VisuallyHidden>
      {figures.elapsedShort}
    </>
  );
}
