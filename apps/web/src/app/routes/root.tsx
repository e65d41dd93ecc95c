import { createRootRoute, createRoute } from '@tanstack/react-router';
import { ErrorPage } from '../error-page.tsx';
import { AppLayout } from '../layout/app-layout.tsx';
import { MemberOnly } from '../member-only.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import '../places.ts';

export const root = createRootRoute({
  component: AppLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

/** Its pages ask a visitor to log in, at their own address: after login the page asked for is there. */
export const member = createRoute({ getParentRoute: () => root, id: 'member', component: MemberOnly });
