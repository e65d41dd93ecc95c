import type { HelpLine } from '../title.ts';
import { arms, bomb, chain, crown, gunPowers } from './kinds.ts';

export const aquariumHelp: readonly HelpLine[] = [
  { key: 'arcade.rules_sea_shot' },
  { key: 'arcade.rules_sea_gun', values: { most: Math.max(...gunPowers) } },
  { key: 'arcade.rules_sea_bomb', values: { own: bomb.own, neighbours: bomb.neighbours } },
  { key: 'arcade.rules_sea_chain', values: { own: chain.own, links: chain.linksMost } },
  { key: 'arcade.rules_sea_arms', values: { own: arms.own, arms: arms.count } },
  {
    key: 'arcade.rules_sea_crown',
    values: { own: crown.own, most: crown.own * Math.max(...crown.shows) },
  },
  { key: 'games.rules_fishing_swim' },
];
