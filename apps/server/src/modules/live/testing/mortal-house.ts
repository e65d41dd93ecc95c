import type pg from 'pg';
import type { House } from '../../../house.ts';

/**
 * A house whose process ends in the middle of its work: after so many statements the answer to one is lost, its connection
 * breaks, and none is made any more. What was committed until then stands.
 */
export function mortalHouse(house: House) {
  let left = Number.POSITIVE_INFINITY;
  const dead = () => new Error('Connection terminated: the process has ended');
  const counted = async (ask: () => Promise<unknown>): Promise<unknown> => {
    if (left <= 0) throw dead();
    left -= 1;
    const answer = await ask();
    if (left <= 0) throw dead();
    return answer;
  };
  /** Counts `query`, the only thing that is asked of connections and pools here. */
  const mortal = <Target extends object>(target: Target, rest: Partial<Target> = {}): Target =>
    new Proxy(target, {
      get: (_, name) => {
        if (name in rest) return Reflect.get(rest, name);
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'query') return value.bind(target);
        return (...given: unknown[]) => counted(() => value.apply(target, given));
      },
    });
  const connect = async (): Promise<pg.PoolClient> => {
    if (left <= 0) throw dead();
    return mortal(await house.db.connect());
  };
  // The pool's other way of connecting, by a callback, is nobody's here.
  const db = mortal(house.db, { connect: connect as pg.Pool['connect'] });
  return {
    house: { ...house, db },
    dieAfter: (statements: number) => {
      left = statements;
    },
    isDead: () => left <= 0,
  };
}
