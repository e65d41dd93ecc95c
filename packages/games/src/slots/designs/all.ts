import type { SlotDesign } from '../design.ts';
import { arraiaDaSorte } from './arraia-da-sorte.ts';
import { bauDeParaty } from './bau-de-paraty.ts';
import { boiEstrelado } from './boi-estrelado.ts';
import { cafe777, cafe777First } from './cafe-777.ts';
import { cantoDaIara } from './canto-da-iara.ts';
import { chuvaDeCaju } from './chuva-de-caju.ts';
import { circoDaAlegria } from './circo-da-alegria.ts';
import { cordelDaSorte } from './cordel-da-sorte.ts';
import { diamanteAzul } from './diamante-azul.ts';
import { esmeraldasDeMinas, esmeraldasDeMinasFirst } from './esmeraldas-de-minas.ts';
import { feijoadaPremiada } from './feijoada-premiada.ts';
import { frutasDaFeira } from './frutas-da-feira.ts';
import { galoCarijo } from './galo-carijo.ts';
import { lendaDoBoto } from './lenda-do-boto.ts';
import { noiteDeCarnaval } from './noite-de-carnaval.ts';
import { ouroDoRio } from './ouro-do-rio.ts';
import { pipasNoCeu } from './pipas-no-ceu.ts';
import { praiaDourada } from './praia-dourada.ts';
import { saciNoRedemoinho } from './saci-no-redemoinho.ts';
import { sambaDeRoda } from './samba-de-roda.ts';
import { trilhaDoCurupira } from './trilha-do-curupira.ts';
import { tuiuiuDoPantanal } from './tuiuiu-do-pantanal.ts';
import { vitoriaRegia } from './vitoria-regia.ts';

/** The titles that are data, in the order of the catalogue. */
export const slotDesigns: readonly SlotDesign[] = [
  frutasDaFeira,
  cafe777,
  cordelDaSorte,
  noiteDeCarnaval,
  sambaDeRoda,
  saciNoRedemoinho,
  trilhaDoCurupira,
  boiEstrelado,
  circoDaAlegria,
  galoCarijo,
  vitoriaRegia,
  cantoDaIara,
  lendaDoBoto,
  tuiuiuDoPantanal,
  arraiaDaSorte,
  pipasNoCeu,
  praiaDourada,
  feijoadaPremiada,
  chuvaDeCaju,
  diamanteAzul,
  esmeraldasDeMinas,
  ouroDoRio,
  bauDeParaty,
];

/** Versions that are played no more. */
export const earlierDesigns: readonly SlotDesign[] = [cafe777First, esmeraldasDeMinasFirst];
