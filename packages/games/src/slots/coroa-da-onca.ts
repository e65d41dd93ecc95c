import { coroaDaOncaPaytable } from './coroa-da-onca-paytable.ts';
import type { SlotTitle } from './title.ts';

/** Coroa da Onça, version 1. Never edited once played: a change is a new version beside it. */
export const coroaDaOnca: SlotTitle = {
  ...coroaDaOncaPaytable,
  reels: [
    'lua coroa A diamante flor Q J K onca 10 J K A Q arara diamante flor arara K 10 Q A J onca coroa flor 10 Q diamante J K A',
    'K Q A 10 onca diamante J lua flor arara coroa K coringa A 10 Q flor K J 10 A arara onca coroa diamante coringa Q J flor 10 K A',
    'flor 10 K J A Q coringa coroa onca diamante lua arara Q 10 J A flor K Q coroa 10 coringa J diamante onca arara flor K A J Q 10',
    'A K J 10 diamante flor Q coringa coroa onca A arara diamante J K flor 10 lua Q arara A J coringa 10 flor coroa J K A onca Q diamante',
    'Q coroa J A flor K onca lua 10 diamante J arara flor K Q A 10 diamante flor J Q arara K onca coroa Q diamante J K A 10 flor',
  ].map((reel) => reel.split(' ')),
};
