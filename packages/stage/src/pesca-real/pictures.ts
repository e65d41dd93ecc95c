import type { FishKind } from '@arara/games/tables';
import sardine from '@lobehub/fluent-emoji-3d/assets/1f41f.webp';
import octopus from '@lobehub/fluent-emoji-3d/assets/1f419.webp';
import angelfish from '@lobehub/fluent-emoji-3d/assets/1f420.webp';
import puffer from '@lobehub/fluent-emoji-3d/assets/1f421.webp';
import crab from '@lobehub/fluent-emoji-3d/assets/1f980.webp';
import shark from '@lobehub/fluent-emoji-3d/assets/1f988.webp';
import shrimp from '@lobehub/fluent-emoji-3d/assets/1f990.webp';
import squid from '@lobehub/fluent-emoji-3d/assets/1f991.webp';
import jellyfish from '@lobehub/fluent-emoji-3d/assets/1fabc.webp';

export const fishPictures: Readonly<Record<FishKind, string>> = {
  camarao: shrimp,
  sardinha: sardine,
  acara: angelfish,
  siri: crab,
  agua_viva: jellyfish,
  baiacu: puffer,
  lula: squid,
  polvo: octopus,
  tubarao: shark,
  tubarao_dourado: shark,
};
