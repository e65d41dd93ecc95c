import { expect, it } from 'vitest';
import { isEmulated } from './graphics-chip.ts';

it('tells a chip from a processor that plays one', () => {
  const played = [
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'Mesa/X.org, llvmpipe (LLVM 15.0.7, 256 bits)',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)',
    'Apple Software Renderer',
  ];
  const chips = [
    'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)',
    'Adreno (TM) 640',
    'Mali-G78',
    'Apple GPU',
  ];
  expect(played.filter((name) => !isEmulated(name))).toEqual([]);
  expect(chips.filter(isEmulated)).toEqual([]);
});
