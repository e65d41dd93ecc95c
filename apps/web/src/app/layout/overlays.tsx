import { lazy, Suspense, useEffect } from 'react';
import { useIsLoggedIn, useSessionNotice, useSessionNumber } from '../../lib/session.ts';
import { setFlags, useFlag } from '../../lib/ui-flags.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';
import { useKeepsShowing } from '../../lib/use-keeps-showing.ts';
import { clearChatNews, setChatOpen, useChatDoor } from './chat-door.tsx';
import { useShownSheet } from './open-sheet.ts';
import { useRealityDue } from './use-reality-due.ts';

const AuthModal = lazy(async () => ({
  default: (await import('../../features/identity/auth-modal.tsx')).AuthModal,
}));
const ChatPanel = lazy(async () => ({
  default: (await import('../../features/chat/chat-panel.tsx')).ChatPanel,
}));
const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }));
const LanguageSheet = lazy(async () => ({ default: (await import('./language-sheet.tsx')).LanguageSheet }));
const RealityCheckDialog = lazy(async () => ({
  default: (await import('../../features/protection/reality-check-dialog.tsx')).RealityCheckDialog,
}));
const Reminder = lazy(async () => ({ default: (await import('./reminder.tsx')).Reminder }));
const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog.tsx')).SessionDialog }));

/** What may lie over a page. Each is loaded when it is first wanted and stays for its closing movement. */
export function Overlays({ isHome }: { isHome: boolean }) {
  const notice = useSessionNotice();
  const sheet = useShownSheet();
  const isLogin = useFlag('isLoginShown');
  const isRegister = useFlag('isRegisterShown');
  useEffect(() => {
    if (notice === 'login_first') setFlags({ isLoginShown: true });
  }, [notice]);
  const showsAuth = useKeepsShowing(isLogin || isRegister);
  const chat = useChatDoor();
  const showsChat = useKeepsShowing(chat.isOpen || chat.news !== null);
  const showsMenu = useKeepsShowing(sheet === 'menu');
  const showsLanguage = useKeepsShowing(sheet === 'language');
  const showsSession = useKeepsShowing(notice === 'expired' || notice === 'forced_offline');
  const isLoggedIn = useIsLoggedIn();
  const session = useSessionNumber();
  const isSettled = useIsSettled();
  const isRealityDue = useRealityDue();
  const showsReality = useKeepsShowing(isRealityDue);
  return (
    <>
      <Suspense fallback={null}>
        {showsAuth && <AuthModal />}
        {showsChat && (
          <ChatPanel
            key={session}
            isOpen={chat.isOpen}
            onOpenChange={setChatOpen}
            news={chat.news}
            onNewsTold={clearChatNews}
          />
        )}
        {showsMenu && <MenuSheet isOpen={sheet === 'menu'} />}
        {showsLanguage && <LanguageSheet isOpen={sheet === 'language'} />}
        {showsReality && <RealityCheckDialog isOpen={isRealityDue} />}
        {showsSession && <SessionDialog notice={notice} />}
      </Suspense>
      <Suspense fallback={null}>{isHome && isLoggedIn && isSettled && <Reminder />}</Suspense>
    </>
  );
}
