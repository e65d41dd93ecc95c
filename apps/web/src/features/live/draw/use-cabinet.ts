import { type LiveCabinet, loadLiveCabinet } from '@arara/stage';
import { useCallback } from 'react';
import { type Fetched, useFetched } from '../../../components/use-fetched.ts';

/** What draws a kind of table; `none` for a kind that is not drawn here. */
export const useCabinet = (kind: string, game: string): Fetched<LiveCabinet> =>
  useFetched(useCallback(() => loadLiveCabinet(kind, game), [kind, game]));
