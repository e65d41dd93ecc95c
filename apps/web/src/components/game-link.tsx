import { Link } from '@tanstack/react-router';
import type { Game } from './use-catalogue.ts';

/** Where a game is played: ours on its stage, a platform's by way of the page that moves money there. */
export function gameLink({ name, platType }: Pick<Game, 'name' | 'platType'>) {
  return platType === 'arara' ? (
    <Link to="/play/$game" params={{ game: name }} />
  ) : (
    <Link to="/gameInfo" search={{ name, platType, currency: 'BRL' }} />
  );
}
