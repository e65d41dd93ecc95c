import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SectionNav } from '../../components/lists/section-nav.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { type Phrase, useT } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';

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
  useTitle(title);
  return (
    <>
      <ScreenHead
        title={title}
        {...(text && { text })}
        action={
          <SectionNav
            label={t('agency.center')}
            places={places.map(([to, name]) => ({
              key: to,
              label: t(name),
              link: <Link to={to} preload="intent" />,
            }))}
          />
        }
      />
      {children}
    </>
  );
}
