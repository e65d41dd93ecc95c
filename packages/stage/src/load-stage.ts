import type { GameStage } from './stage.ts';

/** A stage whose choice only itself looks into; the page hands it back as it got it. */
// biome-ignore lint/suspicious/noExplicitAny: an existential type; `GameStage<unknown>` would refuse every real one.
export type AnyGameStage = GameStage<any>;

const loaders: Record<string, () => Promise<AnyGameStage>> = {
  'coroa-da-onca': async () => (await import('./coroa-da-onca/cabinet.tsx')).slotCabinet,
  'dados-de-ouro': async () => (await import('./dados-de-ouro/cabinet.tsx')).diceCabinet,
  'minas-do-sertao': async () => (await import('./minas-do-sertao/cabinet.tsx')).minesCabinet,
  'voo-da-arara': async () => (await import('./voo-da-arara/cabinet.tsx')).crashCabinet,
  'pesca-real': async () => (await import('./pesca-real/cabinet.tsx')).fishingCabinet,
  'bacara-imperial': async () => (await import('./bacara-imperial/cabinet.tsx')).baccaratCabinet,
  'bingo-da-praca': async () => (await import('./bingo-da-praca/cabinet.tsx')).bingoCabinet,
  'sorte-do-trevo': async () => (await import('./sorte-do-trevo/cabinet.tsx')).lotteryCabinet,
  'rei-de-copas': async () => (await import('./rei-de-copas/cabinet.tsx')).pokerCabinet,
  'gol-de-placa': async () => (await import('./gol-de-placa/cabinet.tsx')).footballCabinet,
  'foguete-zero': async () => (await import('./foguete-zero/cabinet.tsx')).limboCabinet,
  'plinko-lapa': async () => (await import('./plinko-lapa/cabinet.tsx')).plinkoCabinet,
  'roda-gigante': async () => (await import('./roda-gigante/cabinet.tsx')).wheelCabinet,
  'torre-do-coco': async () => (await import('./torre-do-coco/cabinet.tsx')).towerCabinet,
  'roleta-guanabara': async () => (await import('./roleta-guanabara/cabinet.tsx')).rouletteCabinet,
};

/** Titles that have a stage here. */
export const stagedGames: readonly string[] = Object.keys(loaders);

/** Loads one game's stage, each in a file of its own; `null` for a title without one. */
export async function loadStage(game: string): Promise<AnyGameStage | null> {
  return (await loaders[game]?.()) ?? null;
}
