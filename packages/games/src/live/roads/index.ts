export { beadPlate } from './bead-plate.ts';
export { bigRoad } from './big-road.ts';
export { type DerivedRoad, derivedRoad, derivedRoads } from './derived-roads.ts';
export { columnsOf, type RoadCell, type RoadColour, type RoadResult, roadRows } from './results.ts';
export type { RoadHand } from './runs.ts';
export { hotAndCold, sharesOf, type Tally, tallied } from './tallies.ts';
