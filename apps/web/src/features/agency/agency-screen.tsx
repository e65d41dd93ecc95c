import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useOwnInSight } from '../../components/use-own-in-sight.ts';
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
  const nav = useOwnInSight<HTMLElement>('[aria-current="page"]');
  useTitle(title);
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
