import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { ScreenHead } from '../../components/screen-head.tsx';
import { type Phrase, useT } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './agency-screen.module.css';

const places = [
  ['/agency-center/invite', 'agency.invite'],
  ['/agency-center/agent', 'agency.my_agent'],
  ['/agency-center/invitation-record', 'agency.records'],
  ['/agency-center/reward', 'agency.rewards'],
  ['/agency-center/agency-mechanism', 'agency.mechanism'],
  ['/agency-center/register-subordinates', 'agency.register'],
] as const satisfies readonly (readonly [string, Phrase])[];

/** A page of the agent centre: its name, the ways to the other pages, what it holds. */
export function AgencyScreen({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  useTitle(title);
  // On a phone the bar runs off to the side: the page it stands for comes into sight.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.clientWidth) / 2;
  }, []);
  return (
    <>
      <ScreenHead
        title={title}
        {...(text && { text })}
        action={
          <nav ref={nav} className={styles.nav} aria-label={t('agency.center')}>
            {places.map(([to, name]) => (
              <Link key={to} className={styles.place} to={to} preload="intent">
                {t(name)}
              </Link>
            ))}
          </nav>
        }
      />
      {children}
    </>
  );
}
