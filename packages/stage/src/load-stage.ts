import type { SlotTheme } from './slots/theme.ts';
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
  'bingo-junino': async () => (await import('./bingo-halls/cabinet.tsx')).juninoCabinet,
  'bingo-do-coreto': async () => (await import('./bingo-halls/cabinet.tsx')).coretoCabinet,
  'bola-extra': async () => (await import('./bingo-halls/cabinet.tsx')).bolaExtraCabinet,
  'ipe-de-ouro': async () => (await import('./sorte-do-trevo/cabinet.tsx')).ipeCabinet,
  'trinca-da-sorte': async () => (await import('./trinca-da-sorte/cabinet.tsx')).digitsCabinet,
  'raspa-tropical': async () => (await import('./scratch/cabinet.tsx')).tropicalCabinet,
  'raspa-carnaval': async () => (await import('./scratch/cabinet.tsx')).carnavalCabinet,
  'chave-do-tesouro': async () => (await import('./scratch/cabinet.tsx')).tesouroCabinet,
  'sorte-do-trevo': async () => (await import('./sorte-do-trevo/cabinet.tsx')).lotteryCabinet,
  'blackjack-leblon': async () => (await import('./blackjack-leblon/cabinet.tsx')).blackjackCabinet,
  'sic-bo-carioca': async () => (await import('./sic-bo-carioca/cabinet.tsx')).sicBoCabinet,
  'dragao-e-onca': async () => (await import('./dragao-e-onca/cabinet.tsx')).dragonCabinet,
  'andar-bahar-tropical': async () => (await import('./andar-bahar-tropical/cabinet.tsx')).andarBaharCabinet,
  'trinca-copacabana': async () => (await import('./poker-table/cabinet.tsx')).threeCardCabinet,
  'stud-da-bahia': async () => (await import('./poker-table/cabinet.tsx')).studCabinet,
  'holdem-ipanema': async () => (await import('./holdem/cabinet.tsx')).holdemCabinet,
  'dois-selvagens': async () => (await import('./rei-de-copas/cabinet.tsx')).wildTwosCabinet,
  'ases-de-ouro': async () => (await import('./rei-de-copas/cabinet.tsx')).doubleAcesCabinet,
  'rei-de-copas': async () => (await import('./rei-de-copas/cabinet.tsx')).pokerCabinet,
  'gol-de-placa': async () => (await import('./gol-de-placa/cabinet.tsx')).footballCabinet,
  'foguete-zero': async () => (await import('./foguete-zero/cabinet.tsx')).limboCabinet,
  'plinko-lapa': async () => (await import('./plinko-lapa/cabinet.tsx')).plinkoCabinet,
  'roda-gigante': async () => (await import('./roda-gigante/cabinet.tsx')).wheelCabinet,
  'torre-do-coco': async () => (await import('./torre-do-coco/cabinet.tsx')).towerCabinet,
  'roleta-guanabara': async () => (await import('./roleta-guanabara/cabinet.tsx')).rouletteCabinet,
  'keno-do-pantanal': async () => (await import('./keno-do-pantanal/cabinet.tsx')).kenoCabinet,
  'sobe-e-desce': async () => (await import('./sobe-e-desce/cabinet.tsx')).hiLoCabinet,
  'cara-ou-coroa': async () => (await import('./cara-ou-coroa/cabinet.tsx')).coinCabinet,
  'travessia-da-capivara': async () => (await import('./travessia-da-capivara/cabinet.tsx')).crossingCabinet,
  'gemas-da-chapada': async () => (await import('./gemas-da-chapada/cabinet.tsx')).gemsCabinet,
  'argolas-da-quermesse': async () => (await import('./argolas-da-quermesse/cabinet.tsx')).ringsCabinet,
  'moto-turbo': async () => (await import('./moto-turbo/cabinet.tsx')).raceCabinet,
  'tubarao-dourado': async () => (await import('./tubarao-dourado/cabinet.tsx')).aquariumCabinet,
  'volei-de-praia': async () => (await import('./volei-de-praia/cabinet.tsx')).volleyCabinet,
  'arraia-da-sorte': () => slot('arraia-da-sorte', import('./slots/themes/arraia-da-sorte.tsx')),
  'bau-de-paraty': () => slot('bau-de-paraty', import('./slots/themes/bau-de-paraty.tsx')),
  'boi-estrelado': () => slot('boi-estrelado', import('./slots/themes/boi-estrelado.tsx')),
  'cafe-777': () => slot('cafe-777', import('./slots/themes/cafe-777.tsx')),
  'canto-da-iara': () => slot('canto-da-iara', import('./slots/themes/canto-da-iara.tsx')),
  'chuva-de-caju': () => slot('chuva-de-caju', import('./slots/themes/chuva-de-caju.tsx')),
  'circo-da-alegria': () => slot('circo-da-alegria', import('./slots/themes/circo-da-alegria.tsx')),
  'cordel-da-sorte': () => slot('cordel-da-sorte', import('./slots/themes/cordel-da-sorte.tsx')),
  'diamante-azul': () => slot('diamante-azul', import('./slots/themes/diamante-azul.tsx')),
  'esmeraldas-de-minas': () => slot('esmeraldas-de-minas', import('./slots/themes/esmeraldas-de-minas.tsx')),
  'feijoada-premiada': () => slot('feijoada-premiada', import('./slots/themes/feijoada-premiada.tsx')),
  'frutas-da-feira': () => slot('frutas-da-feira', import('./slots/themes/frutas-da-feira.tsx')),
  'galo-carijo': () => slot('galo-carijo', import('./slots/themes/galo-carijo.tsx')),
  'lenda-do-boto': () => slot('lenda-do-boto', import('./slots/themes/lenda-do-boto.tsx')),
  'noite-de-carnaval': () => slot('noite-de-carnaval', import('./slots/themes/noite-de-carnaval.tsx')),
  'ouro-do-rio': () => slot('ouro-do-rio', import('./slots/themes/ouro-do-rio.tsx')),
  'pipas-no-ceu': () => slot('pipas-no-ceu', import('./slots/themes/pipas-no-ceu.tsx')),
  'praia-dourada': () => slot('praia-dourada', import('./slots/themes/praia-dourada.tsx')),
  'saci-no-redemoinho': () => slot('saci-no-redemoinho', import('./slots/themes/saci-no-redemoinho.tsx')),
  'samba-de-roda': () => slot('samba-de-roda', import('./slots/themes/samba-de-roda.tsx')),
  'trilha-do-curupira': () => slot('trilha-do-curupira', import('./slots/themes/trilha-do-curupira.tsx')),
  'tuiuiu-do-pantanal': () => slot('tuiuiu-do-pantanal', import('./slots/themes/tuiuiu-do-pantanal.tsx')),
  'vitoria-regia': () => slot('vitoria-regia', import('./slots/themes/vitoria-regia.tsx')),
};

/** The shared stage of the slots and the art of one of them, each in a file of its own. */
async function slot(game: string, art: Promise<{ theme: SlotTheme }>): Promise<AnyGameStage> {
  const [{ slotCabinet }, { theme }] = await Promise.all([import('./slots/cabinet.tsx'), art]);
  return slotCabinet(game, theme);
}

/** Titles that have a stage here. */
export const stagedGames: readonly string[] = Object.keys(loaders);

/** Loads one game's stage, each in a file of its own; `null` for a title without one. */
export async function loadStage(game: string): Promise<AnyGameStage | null> {
  return (await loaders[game]?.()) ?? null;
}
