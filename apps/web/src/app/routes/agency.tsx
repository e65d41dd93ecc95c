import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { member } from './root.tsx';

const invite = createRoute({
  getParentRoute: () => member,
  path: '/agency-center/invite',
  component: lazyRouteComponent(() => import('../../features/agency/invite-page.tsx'), 'InvitePage'),
  staticData: { place: 'me', isQuiet: true },
});

const agent = createRoute({
  getParentRoute: () => member,
  path: '/agency-center/agent',
  component: lazyRouteComponent(() => import('../../features/agency/agent-page.tsx'), 'AgentPage'),
  staticData: { place: 'me' },
});

const invitationRecord = createRoute({
  getParentRoute: () => member,
  path: '/agency-center/invitation-record',
  component: lazyRouteComponent(
    () => import('../../features/agency/invitation-record-page.tsx'),
    'InvitationRecordPage',
  ),
  staticData: { place: 'me' },
});

const reward = createRoute({
  getParentRoute: () => member,
  path: '/agency-center/reward',
  component: lazyRouteComponent(() => import('../../features/agency/reward-page.tsx'), 'RewardPage'),
  staticData: { place: 'me', isQuiet: true },
});

const mechanism = createRoute({
  getParentRoute: () => member,
  path: '/agency-center/agency-mechanism',
  component: lazyRouteComponent(() => import('../../features/agency/mechanism-page.tsx'), 'MechanismPage'),
  staticData: { place: 'me' },
});

const registerSubordinates = createRoute({
  getParentRoute: () => member,
  path: '/agency-center/register-subordinates',
  component: lazyRouteComponent(
    () => import('../../features/agency/register-subordinates-page.tsx'),
    'RegisterSubordinatesPage',
  ),
  staticData: { place: 'me', isQuiet: true },
});

/** Pages that anybody may see. */
export const agencyPages = [] as const;

/** Pages of members. */
export const agencyMemberPages = [
  invite,
  agent,
  invitationRecord,
  reward,
  mechanism,
  registerSubordinates,
] as const;
