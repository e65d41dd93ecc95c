import { Button, classNames, IconButton, late, TopBar } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { setFlags } from '../../lib/ui-flags.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { ChatDoor } from './chat-door.tsx';
import { MessageBell } from './message-bell.tsx';
import { SessionFigures } from './session-figures.tsx';
import styles from './site-top.module.css';
import { Wallet } from './wallet.tsx';

/** For wide windows alone. */
const SearchDoor = late(async () => (await import('./search-door.tsx')).SearchDoor);

/** The bar at the top: search, time and result of the session, money, account; or the ways to enter. */
export function SiteTop({ isQuiet, isStage }: { isQuiet: boolean; isStage: boolean }) {
  const isLoggedIn = useIsLoggedIn();
  const isWide = useIsWide();
  return (
    <TopBar
      lead={isStage ? <BackToGames /> : <Brand size={32} isMarkOnly={isLoggedIn} />}
      search={isWide && <SearchDoor />}
      {...(isLoggedIn && isWide ? { session: <SessionFigures /> } : {})}
      wallet={isLoggedIn ? <Wallet isQuiet={isQuiet} /> : <Enter />}
      actions={[
        <ChatDoor key="chat" />,
        isLoggedIn && <MessageBell key="messages" />,
        isLoggedIn && <AccountMenu key="account" />,
      ]}
    />
  );
}

function BackToGames() {
  const t = useT();
  const goBack = useGoBack('/game');
  // It stays a link: another tab may be opened with it.
  const back = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goBack();
  };
  const link = <Link to="/game" onClick={back} />;
  return (
    <div className={styles.back}>
      <IconButton label={t('common.back')} icon={<ChevronLeft size={22} />} link={link} />
      <Brand size={32} isMarkOnly />
    </div>
  );
}

function Enter() {
  const t = useT();
  return (
    <>
      <IconButton
        className={styles.phoneOnly ?? ''}
        label={t('shell.search')}
        icon={<Search size={20} />}
        link={<Link to="/searchGames" />}
      />
      <Button
        className={classNames(styles.enter, styles.logIn) ?? ''}
        tone="ghost"
        onClick={() => setFlags({ isLoginShown: true })}
      >
        {t('identity.log_in')}
      </Button>
      <Button className={styles.enter ?? ''} tone="ivory" onClick={() => setFlags({ isRegisterShown: true })}>
        {t('identity.create_account')}
      </Button>
    </>
  );
}
