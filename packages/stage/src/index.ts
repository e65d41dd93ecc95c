export { ChipTray } from './live/chip-tray.tsx';
export type { LiveCabinet, LiveDraw, LiveMark } from './live/live-cabinet.ts';
export { loadLiveCabinet } from './live/load-live-cabinet.ts';
export { OwnHands } from './live/seats/own-hands.tsx';
export { seatsMarks } from './live/seats/seats-marks.ts';
export { SeatsTable, type ShownSeat } from './live/seats/seats-table.tsx';
export { type AnyGameStage, loadStage, stagedGames } from './load-stage.ts';
export { useCalm } from './motion/use-calm.ts';
export { type CanvasSize, useCanvas } from './motion/use-canvas.ts';
export { multiplierOf, multiplierText } from './pieces/numbers.ts';
export {
  emptyTable,
  liftOff,
  type PlacedChip,
  pilesOf,
  putDown,
  type TableChoice,
  totalCents,
} from './roleta-guanabara/chips.ts';
export type {
  ChoicesProps,
  GameStage,
  HelpProps,
  StageAction,
  StagePhrase,
  StageProps,
  StageRound,
  StageWords,
} from './stage.ts';
