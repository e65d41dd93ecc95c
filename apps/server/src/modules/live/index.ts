import type { Module } from '../../module.ts';
import { beginTablesAnew } from './begin-anew.ts';
import { followTable } from './read-tables.ts';
import { registerLive } from './routes.ts';
import { startRunners } from './runner/runners.ts';

const topicPrefix = 'live:';

export const live: Module = {
  name: 'live',
  register: registerLive,
  readTopic: (house, topic) =>
    topic.startsWith(topicPrefix) ? followTable(house, topic.slice(topicPrefix.length)) : null,
  beginAnew: beginTablesAnew,
  runTables: startRunners,
};
