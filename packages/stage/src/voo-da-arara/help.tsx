import { crashHelp } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { RulesList } from '../pieces/rules-list.tsx';
import { TargetPrizes } from '../pieces/target-prizes.tsx';
import type { HelpProps } from '../stage.ts';

export function CrashHelp(props: HelpProps) {
  if (props.part === 'prizes') return <TargetPrizes words={props.words} />;
  return <RulesList sentences={helpSentences(crashHelp, props)} />;
}
