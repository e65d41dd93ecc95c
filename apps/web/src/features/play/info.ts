import type { DataOf, games } from '@arara/contract';

/** What the house tells of a game. */
export type Info = DataOf<typeof games.gameInfo>;
