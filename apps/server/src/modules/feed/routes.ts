import { feed } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { memberRoute, visitorRoute } from '../../plugins/route.ts';
import { readEntries } from './entries.ts';
import { readPrivacy, setPrivacy } from './privacy.ts';

/** What goes on in the house, who is here, and whether one is named. */
export function registerFeed(app: FastifyInstance, house: House): void {
  visitorRoute(app, house, feed.feed, (input) => readEntries(house.db, input.wins));
  visitorRoute(app, house, feed.feedOnline, async () => ({
    ...house.presence.now,
    tables: [...house.presence.tables].map(([table, watching]) => ({ table, watching })),
  }));
  memberRoute(app, house, feed.feedPrivacy, (_input, caller) => readPrivacy(house, caller));
  memberRoute(app, house, feed.setFeedPrivacy, (input, caller) => setPrivacy(house, input, caller));
}
