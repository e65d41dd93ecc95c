import { loyalty } from '@arara/contract';
import type { Module } from '../../../module.ts';
import { memberRoute } from '../../../plugins/route.ts';
import { listCover } from './list-cover.ts';

export const cover: Module = {
  name: 'cover',
  register: (app, house) => {
    memberRoute(app, house, loyalty.coverHistory, async (input, caller) => listCover(house, input, caller));
  },
};
