export { type AnyGameStage, loadStage, stagedGames } from './load-stage.ts';
export { useCalm } from './motion/use-calm.ts';
export { multiplierOf, multiplierText } from './pieces/numbers.ts';
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
