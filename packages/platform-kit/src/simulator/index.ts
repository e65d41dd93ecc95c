export { type Fault, type FaultSwitch, faultKinds, type Operation, operations } from './faults.ts';
export { createSimulator, type Simulator, type SimulatorOptions } from './simulator.ts';
export { createMemoryStore, openJournalStore, type SimulatorStore } from './store.ts';
