export { type Fault, type FaultSwitch, faultKinds, type Operation, operations } from './faults.ts';
export {
  type SeamlessFault,
  type SeamlessFaultSwitch,
  seamlessFaultKinds,
} from './seamless/seamless-faults.ts';
export type { SeamlessTable } from './seamless/seamless-table.ts';
export { createSimulator, type Simulator, type SimulatorOptions } from './simulator.ts';
export { createMemoryStore, openJournalStore, type SimulatorStore } from './store.ts';
