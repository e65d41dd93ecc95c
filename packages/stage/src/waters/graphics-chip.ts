let known: boolean | null = null;

/**
 * Whether a graphics chip draws WebGL here. A browser may say that drawing it costs it nothing much and still have its processor
 * play the chip, so the name of who draws is looked at, too. Asked once a page: each question makes a context.
 */
export function hasGraphicsChip(): boolean {
  known ??= asked();
  return known;
}

function asked(): boolean {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl', { stencil: true, failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const drawer: unknown = gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !isEmulated(String(drawer));
}

/** By the names under which processors play a graphics chip: of Chromium, of Mesa, of Windows, of macOS. */
export function isEmulated(drawer: string): boolean {
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(drawer);
}
