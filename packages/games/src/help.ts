import { baccaratHelp } from './baccarat/help.ts';
import { bingoHelp } from './bingo/help.ts';
import { allGames, type GameFacts } from './catalogue.ts';
import { crashHelp, limboHelp } from './crash/help.ts';
import { diceHelp } from './dice/help.ts';
import { fishingHelp } from './fishing/help.ts';
import { footballHelp } from './football/help.ts';
import { lotteryHelp } from './lottery/help.ts';
import { minesHelp } from './mines/help.ts';
import { plinkoHelp } from './plinko/help.ts';
import { pokerHelp } from './poker/help.ts';
import { gameRules } from './registry.ts';
import { rouletteHelp } from './roulette/help.ts';
import type { Json } from './rules.ts';
import { coroaDaOncaHelp } from './slots/help.ts';
import { towerHelp } from './tower/help.ts';
import { wheelHelp } from './wheel/help.ts';

/**
 * One sentence of a game's rules: a phrase key and what fills its places. A value that is a key itself
 * (`games.symbol_lua`) is to be translated first; `amountCents` is to be formatted and fills the place `amount`.
 */
export type HelpLine = { readonly key: string; readonly values?: Readonly<Record<string, string | number>> };

/** The info panel of a title: readable by anyone, before any deposit. */
export type GameHelp = {
  readonly facts: GameFacts;
  readonly rules: readonly HelpLine[];
  readonly paytable: Json;
};

const rulesOf: Record<string, readonly HelpLine[]> = {
  'coroa-da-onca': coroaDaOncaHelp,
  'dados-de-ouro': diceHelp,
  'minas-do-sertao': minesHelp,
  'roleta-guanabara': rouletteHelp,
  'voo-da-arara': crashHelp,
  'pesca-real': fishingHelp,
  'bacara-imperial': baccaratHelp,
  'bingo-da-praca': bingoHelp,
  'rei-de-copas': pokerHelp,
  'gol-de-placa': footballHelp,
  'sorte-do-trevo': lotteryHelp,
  'plinko-lapa': plinkoHelp,
  'torre-do-coco': towerHelp,
  'roda-gigante': wheelHelp,
  'foguete-zero': limboHelp,
};

/** Rules, RTP and paytable of a title's newest version; `null` when there is no such title. */
export function gameHelp(slug: string): GameHelp | null {
  const rules = gameRules(slug);
  const facts = allGames().find((game) => game.slug === slug);
  if (!rules || !facts) return null;
  return {
    facts,
    rules: [
      ...(rulesOf[slug] ?? []),
      { key: 'games.rules_return', values: { percent: facts.rtpPercent } },
      { key: 'games.rules_fair' },
      { key: 'games.rules_connection' },
    ],
    paytable: rules.paytable(),
  };
}
