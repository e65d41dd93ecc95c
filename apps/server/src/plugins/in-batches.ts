interface Waiting<Value> {
  readonly promise: Promise<Value | null>;
  readonly resolve: (value: Value | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Joins what is asked for at once into one run, each key once: a thousand players whose sessions are due together
 * are one statement and do not stand before the bets. A key the run says nothing about gets null. Whoever is in no hurry
 * waits `gatheringMs` for more to join.
 */
export function inBatches<Value>(
  run: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
  gatheringMs = 0,
): (key: string) => Promise<Value | null> {
  let waiting = new Map<string, Waiting<Value>>();

  const flush = async () => {
    const batch = waiting;
    waiting = new Map();
    try {
      const values = await run([...batch.keys()]);
      for (const [key, one] of batch) one.resolve(values.get(key) ?? null);
    } catch (error) {
      for (const one of batch.values()) one.reject(error);
    }
  };

  return (key) => {
    const already = waiting.get(key);
    if (already) return already.promise;
    if (waiting.size === 0) {
      if (gatheringMs === 0) setImmediate(() => void flush());
      else setTimeout(() => void flush(), gatheringMs).unref();
    }
    const one = waitFor<Value>();
    waiting.set(key, one);
    return one.promise;
  };
}

function waitFor<Value>(): Waiting<Value> {
  let resolve: Waiting<Value>['resolve'] = () => {};
  let reject: Waiting<Value>['reject'] = () => {};
  const promise = new Promise<Value | null>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
