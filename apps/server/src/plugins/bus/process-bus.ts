import { type Bus, Ears } from './bus.ts';

/** The bus of an instance that is alone. Texts are heard before `publish` returns. */
export function openProcessBus(): Bus {
  const ears = new Ears<string>();
  return {
    publish: (text) => ears.tell(text),
    listen: (hear) => ears.add(hear),
    onReconnect: () => () => {},
    close: async () => {},
  };
}
