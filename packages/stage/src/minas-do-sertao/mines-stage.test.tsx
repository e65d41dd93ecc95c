import type { MinesView } from '@arara/games';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StageWords } from '../stage.ts';
import { MinesStage } from './mines-stage.tsx';

const words: StageWords = { t: (key) => `[${key}]`, money: String, locale: 'en' };
const hit: MinesView = {
  mines: 3,
  picked: [4, 7],
  ladder: [11_250, 12_857, 14_785],
  multiplier: 0,
  nextMultiplier: null,
  payoutCents: 0,
  canCashOut: false,
  end: 'mine_hit',
  mined: [7, 1, 2],
};

const drawn = (view: MinesView) =>
  renderToStaticMarkup(
    <MinesStage
      words={words}
      choice={{ mines: 3 }}
      onChoose={() => {}}
      stakeCents={100n}
      round={{
        roundId: 'a',
        isOpen: view.end === null,
        stakeCents: 100n,
        payoutCents: 0n,
        bet: {},
        outcome: null,
        view,
        events: [],
      }}
      isWaiting={false}
      isLocked={false}
      isCalm={false}
      onDone={() => {}}
      onAct={() => {}}
    />,
  );

test('who hears the field is not told that a tile was safe while the mine under it goes off', () => {
  expect(drawn({ ...hit, end: null, mined: null, multiplier: 12_857 })).toContain('[games.stage_mines_safe]');
  expect(drawn(hit)).not.toContain('[games.stage_mines_safe]');
});
