import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { member, root } from './root.tsx';

const support = createRoute({
  getParentRoute: () => root,
  path: '/information-center/support',
  component: lazyRouteComponent(() => import('../../features/information/support-page.tsx'), 'SupportPage'),
  staticData: { place: 'help', isQuiet: true },
});

const notification = createRoute({
  getParentRoute: () => root,
  path: '/information-center/notification',
  component: lazyRouteComponent(
    () => import('../../features/information/notification-page.tsx'),
    'NotificationPage',
  ),
  staticData: { place: 'help' },
});

const announcement = createRoute({
  getParentRoute: () => root,
  path: '/information-center/announcement',
  component: lazyRouteComponent(
    () => import('../../features/information/announcement-page.tsx'),
    'AnnouncementPage',
  ),
  staticData: { place: 'help' },
});

const messages = createRoute({
  getParentRoute: () => member,
  path: '/messages',
  component: lazyRouteComponent(() => import('../../features/information/messages-page.tsx'), 'MessagesPage'),
  staticData: { place: 'me' },
});

/** Pages that anybody may see. */
export const informationPages = [support, notification, announcement] as const;

/** Pages of members. */
export const informationMemberPages = [messages] as const;
