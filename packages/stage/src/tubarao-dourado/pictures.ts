import { type SeaKind, seaKinds } from '@arara/games/tables';
import caiman from '@lobehub/fluent-emoji-3d/assets/1f40a.webp';
import sardine from '@lobehub/fluent-emoji-3d/assets/1f41f.webp';
import lobster from '@lobehub/fluent-emoji-3d/assets/1f99e.webp';
import octopus from '@lobehub/fluent-emoji-3d/assets/1f419.webp';
import angelfish from '@lobehub/fluent-emoji-3d/assets/1f420.webp';
import puffer from '@lobehub/fluent-emoji-3d/assets/1f421.webp';
import turtle from '@lobehub/fluent-emoji-3d/assets/1f422.webp';
import crab from '@lobehub/fluent-emoji-3d/assets/1f980.webp';
import shark from '@lobehub/fluent-emoji-3d/assets/1f988.webp';
import shrimp from '@lobehub/fluent-emoji-3d/assets/1f990.webp';
import squid from '@lobehub/fluent-emoji-3d/assets/1f991.webp';
import jellyfish from '@lobehub/fluent-emoji-3d/assets/1fabc.webp';
import type { StagePhrase, StageWords } from '../stage.ts';

export const seaPictures: Readonly<Record<SeaKind, string>> = {
  camarao: shrimp,
  sardinha: sardine,
  acara: angelfish,
  siri: crab,
  lula: squid,
  lagosta: lobster,
  tartaruga: turtle,
  jacare: caiman,
  tubarao: shark,
  baiacu: puffer,
  agua_viva: jellyfish,
  polvo: octopus,
  tubarao_dourado: shark,
};

const names: Readonly<Record<SeaKind, StagePhrase>> = {
  camarao: 'games.fish_camarao',
  sardinha: 'games.fish_sardinha',
  acara: 'games.fish_acara',
  siri: 'games.fish_siri',
  lula: 'games.fish_lula',
  lagosta: 'arcade.sea_lagosta',
  tartaruga: 'arcade.sea_tartaruga',
  jacare: 'arcade.sea_jacare',
  tubarao: 'games.fish_tubarao',
  baiacu: 'games.fish_baiacu',
  agua_viva: 'games.fish_agua_viva',
  polvo: 'games.fish_polvo',
  tubarao_dourado: 'games.fish_tubarao_dourado',
};

export function seaName(kind: SeaKind, { t }: StageWords): string {
  return t(names[kind]);
}

const marks = { bomb: '✹', chain: '⚡', arms: '✚', crown: '♛' } as const;

/** What stands on an animal's plate: its number, or what a boss does. */
export function plateOf(kind: SeaKind): string {
  const one = seaKinds[kind];
  if ('pays' in one) return `${one.pays}×`;
  return { bomb: '20–85×', chain: '7–155×', arms: '20–100×', crown: '100–1000×' }[one.feature];
}

/** The sign of a boss, drawn beside its plate. */
export function markOf(kind: SeaKind): string | null {
  const one = seaKinds[kind];
  return 'feature' in one ? marks[one.feature] : null;
}
