import type { StageWords } from '../stage.ts';
import { Options } from './options.tsx';

const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

interface RiskOptionsProps {
  words: StageWords;
  chosen: Risk;
  onChoose(risk: Risk): void;
  isLocked: boolean;
}

/** How far apart the prizes lie. */
export function RiskOptions({ words, chosen, onChoose, isLocked }: RiskOptionsProps) {
  return (
    <Options
      label={words.t('games.stage_risk')}
      options={risks.map((risk) => ({ value: risk, label: words.t(`games.stage_risk_${risk}`) }))}
      chosen={chosen}
      onChoose={onChoose}
      isLocked={isLocked}
      columns={risks.length}
    />
  );
}
