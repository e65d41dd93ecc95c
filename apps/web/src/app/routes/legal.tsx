import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './root.tsx';

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(() => import('../../features/legal/legal-pages.tsx'), 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../../features/legal/legal-pages.tsx'), 'PrivacyPage'),
});

const faq = createRoute({
  getParentRoute: () => root,
  path: '/faq',
  component: lazyRouteComponent(() => import('../../features/legal/faq-page.tsx'), 'FaqPage'),
});

const responsibleGaming = createRoute({
  getParentRoute: () => root,
  path: '/responsible-gaming',
  component: lazyRouteComponent(
    () => import('../../features/legal/legal-pages.tsx'),
    'ResponsibleGamingPage',
  ),
});

const test12 = createRoute({
  getParentRoute: () => root,
  path: '/test12',
  component: lazyRouteComponent(() => import('@arara/ui/gallery'), 'Gallery'),
});

/** Pages that anybody may see. */
export const legalPages = [terms, privacy, faq, responsibleGaming, test12] as const;
