import { type AnyGameStage, loadStage } from '@arara/stage';
import { useCallback } from 'react';
import { type Fetched, useFetched } from './use-fetched.ts';

/** The stage of a game; `none` for a title without one. */
export const useStage = (game: string): Fetched<AnyGameStage> =>
  useFetched(useCallback(() => loadStage(game), [game]));
