import { latePart, useLatePart } from '@arara/ui';
import { useEffect } from 'react';
import { useOpenedPart } from '../../components/use-opened-part.ts';
import { closeAuth } from '../../lib/close-auth.ts';
import { useIsLoggedIn, useSessionNotice, useSessionNumber } from '../../lib/session.ts';
import { setFlags, useFlag } from '../../lib/ui-flags.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';
import { clearChatNews, setChatOpen, useChatDoor } from './chat-door.tsx';
import { closeSheet, useShownSheet } from './open-sheet.ts';
import { useRealityDue } from './use-reality-due.ts';

const authModal = latePart(async () => (await import('../../features/identity/auth-modal.tsx')).AuthModal);
const chatPanel = latePart(async () => (await import('../../features/chat/chat-panel.tsx')).ChatPanel);
const menuSheet = latePart(async () => (await import('./menu-sheet.tsx')).MenuSheet);
const languageSheet = latePart(async () => (await import('./language-sheet.tsx')).LanguageSheet);
// Nobody asked for these three: they come by themselves once they can.
const realityCheck = latePart(
  async () => (await import('../../features/protection/reality-check-dialog.tsx')).RealityCheckDialog,
);
const reminder = latePart(async () => (await import('./reminder.tsx')).Reminder);
const sessionDialog = latePart(async () => (await import('./session-dialog.tsx')).SessionDialog);

/** What may lie over a page. Each is loaded when it is first wanted and stays for its closing movement. */
export function Overlays({ isHome }: { isHome: boolean }) {
  const notice = useSessionNotice();
  const sheet = useShownSheet();
  const isLogin = useFlag('isLoginShown');
  const isRegister = useFlag('isRegisterShown');
  useEffect(() => {
    if (notice === 'login_first') setFlags({ isLoginShown: true });
  }, [notice]);
  const isLoggedIn = useIsLoggedIn();
  const isSettled = useIsSettled();
  const isRealityDue = useRealityDue();
  const isSessionOver = notice === 'expired' || notice === 'forced_offline';
  const Auth = useOpenedPart(authModal, isLogin || isRegister, closeAuth);
  const Menu = useOpenedPart(menuSheet, sheet === 'menu', closeSheet);
  const Language = useOpenedPart(languageSheet, sheet === 'language', closeSheet);
  const Reality = useLatePart(realityCheck, isRealityDue).Part;
  const Session = useLatePart(sessionDialog, isSessionOver).Part;
  const wantsReminder = isHome && isLoggedIn && isSettled;
  const Reminder = useLatePart(reminder, wantsReminder).Part;
  return (
    <>
      {Auth && <Auth />}
      <Chat />
      {Menu && <Menu isOpen={sheet === 'menu'} />}
      {Language && <Language isOpen={sheet === 'language'} />}
      {Reality && <Reality isOpen={isRealityDue} />}
      {Session && <Session notice={notice} />}
      {Reminder && wantsReminder && <Reminder />}
    </>
  );
}

/** Opened by its door, or told something while it is closed. */
function Chat() {
  const { isOpen, news } = useChatDoor();
  const session = useSessionNumber();
  const Opened = useOpenedPart(chatPanel, isOpen, () => setChatOpen(false));
  const Told = useLatePart(chatPanel, news !== null).Part;
  const Panel = Opened ?? Told;
  return (
    Panel && (
      <Panel
        key={session}
        isOpen={isOpen}
        onOpenChange={setChatOpen}
        news={news}
        onNewsTold={clearChatNews}
      />
    )
  );
}
