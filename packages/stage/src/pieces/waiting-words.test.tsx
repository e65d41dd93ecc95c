import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ringsCabinet } from '../argolas-da-quermesse/cabinet.tsx';
import { diceCabinet } from '../dados-de-ouro/cabinet.tsx';
import { gemsCabinet } from '../gemas-da-chapada/cabinet.tsx';
import { kenoCabinet } from '../keno-do-pantanal/cabinet.tsx';
import type { GameStage, StageWords } from '../stage.ts';

const words: StageWords = { t: (key) => `[${key}]`, money: String, locale: 'en' };

function drawn<Choice>({ Stage, firstChoice }: GameStage<Choice>, isWaiting: boolean): string {
  return renderToStaticMarkup(
    <Stage
      words={words}
      choice={firstChoice}
      onChoose={() => {}}
      stakeCents={100n}
      round={null}
      isWaiting={isWaiting}
      isLocked={isWaiting}
      isCalm={true}
      onDone={() => {}}
      onAct={() => {}}
    />,
  );
}

describe('during a round a stage asks for nothing', () => {
  const check = <Choice,>(cabinet: GameStage<Choice>, hint: string) => {
    expect(drawn(cabinet, false)).toContain(hint);
    expect(drawn(cabinet, true)).toContain('[games.stage_good_luck]');
    expect(drawn(cabinet, true)).not.toContain(hint);
  };
  test('Keno do Pantanal', () => check(kenoCabinet, '[arcade.keno_hint]'));
  test('Dados de Ouro', () => check(diceCabinet, '[games.stage_dice_hint]'));
  test('Gemas da Chapada', () => check(gemsCabinet, '[arcade.gems_hint]'));
  test('Argolas da Quermesse', () => check(ringsCabinet, '[arcade.rings_hint]'));
});
