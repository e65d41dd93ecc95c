import type { HelpLine } from '../title.ts';
import type { SlotPresentation } from './presentation.ts';

/** The rules of a title that is data, sentence by sentence. */
export function slotHelp(design: SlotPresentation): readonly HelpLine[] {
  return [
    ...winLines(design),
    ...wildLines(design),
    ...cascadeLines(design),
    ...featureLines(design),
    ...priceLines(design),
    ...jackpotLines(design),
  ];
}

/** The key of a symbol's name; the letters of low symbols are their own names. */
function nameOf(symbol: string): string {
  return symbol.length === 1 ? symbol : `slots.symbol_${symbol}`;
}

function winLines({ wins, columns, rows }: SlotPresentation): HelpLine[] {
  const table = { key: 'slots.rules_table' };
  switch (wins.kind) {
    case 'lines':
      return [
        { key: 'slots.rules_reels' },
        { key: 'slots.rules_lines', values: { lines: wins.lines.length } },
        { key: 'slots.rules_line_best' },
        table,
      ];
    case 'ways':
      return [
        { key: 'slots.rules_reels' },
        { key: 'slots.rules_ways', values: { ways: rows ** columns } },
        { key: 'slots.rules_ways_each' },
        table,
      ];
    case 'anywhere':
    case 'cluster':
      return [
        { key: 'slots.rules_cells' },
        { key: `slots.rules_${wins.kind}`, values: { least: wins.least[0] ?? 0 } },
        table,
      ];
  }
}

function wildLines({ wild, wins }: SlotPresentation): HelpLine[] {
  if (!wild) return [];
  const symbol = nameOf(wild.symbol);
  const { multiplier } = wild;
  return [
    { key: 'slots.rules_wild', values: { symbol } },
    ...(wild.isExpanding ? [{ key: 'slots.rules_wild_grows', values: { symbol } }] : []),
    ...(multiplier === undefined
      ? []
      : [
          {
            key: wins.kind === 'ways' ? 'slots.rules_wild_counts' : 'slots.rules_wild_multiplies',
            values: { symbol, multiplier },
          },
        ]),
  ];
}

function cascadeLines({ cascade, mystery }: SlotPresentation): HelpLine[] {
  const top = Math.max(0, ...(mystery ?? []).map(({ multiplier }) => multiplier));
  return [
    ...(cascade
      ? [{ key: `slots.rules_cascade_${cascade.kind}`, values: { multipliers: listOf(cascade.multipliers) } }]
      : []),
    ...(top > 0 ? [{ key: 'slots.rules_mystery', values: { top } }] : []),
  ];
}

function featureLines(design: SlotPresentation): HelpLine[] {
  const { scatter, freeSpins, wheel, picks, walk, hold, wild, units } = design;
  const fewest = scatter?.trigger ?? 0;
  const symbol = nameOf(scatter?.symbol ?? '');
  const lines: HelpLine[] = [];
  if (walk && wild) {
    lines.push({
      key: walk.step === 1 ? 'slots.rules_walk_right' : 'slots.rules_walk_left',
      values: { symbol: nameOf(wild.symbol), most: walk.mostRespins },
    });
  }
  if (scatter?.pays.some((pay) => pay > 0))
    lines.push({ key: 'slots.rules_scatter_pays', values: { symbol } });
  if (freeSpins) {
    const { awarded, most, multiplier, collect, isSticky } = freeSpins;
    lines.push({ key: 'slots.rules_free_spins', values: { fewest, symbol, awarded: awarded[0] ?? 0, most } });
    if (multiplier > 1) lines.push({ key: 'slots.rules_free_multiplier', values: { multiplier } });
    if (isSticky && wild)
      lines.push({ key: 'slots.rules_free_sticky', values: { symbol: nameOf(wild.symbol) } });
    if (collect) {
      lines.push({
        key: 'slots.rules_collect',
        values: {
          symbol: nameOf(collect.symbol),
          each: collect.each,
          multipliers: listOf(collect.multipliers),
        },
      });
    }
  }
  if (wheel) {
    const top = Math.max(...wheel.segments.map((segment) => segment.units)) / units;
    lines.push({
      key: 'slots.rules_wheel',
      values: { fewest, symbol, segments: wheel.segments.length, top },
    });
  }
  if (picks) {
    lines.push({
      key: 'slots.rules_picks',
      values: { fewest, symbol, opened: picks.opened, places: picks.prizes.length },
    });
  }
  if (hold) {
    const { trigger, respins, full } = hold;
    lines.push(
      { key: 'slots.rules_hold', values: { trigger, symbol: nameOf(hold.coin), respins } },
      { key: 'slots.rules_hold_full', values: { times: full / units } },
    );
  }
  const jackpots = [...(wheel?.segments ?? []), ...(hold?.values ?? [])].filter(
    ({ jackpot }) => jackpot !== undefined,
  );
  if (jackpots.length > 0) {
    const list = jackpots.map((prize) => `${prize.units / units}×`).join(' · ');
    lines.push({ key: 'slots.rules_jackpots', values: { list } });
  }
  return lines;
}

function priceLines({ prices }: SlotPresentation): HelpLine[] {
  return (['ante', 'buy'] as const).flatMap((mode) => {
    const price = prices?.[mode];
    return price === undefined ? [] : [{ key: `slots.rules_${mode}`, values: { price: price / 100 } }];
  });
}

function jackpotLines({ jackpot }: SlotPresentation): HelpLine[] {
  if (!jackpot) return [];
  const { seedCents, contribution, ticketsCents } = jackpot;
  return [
    {
      key: 'slots.rules_pool_fed',
      values: { percent: contribution / 100, amountCents: seedCents },
    },
    { key: 'slots.rules_pool_hit', values: { amountCents: ticketsCents } },
  ];
}

function listOf(multipliers: readonly number[]): string {
  return multipliers.map((multiplier) => `×${multiplier}`).join(' ');
}
