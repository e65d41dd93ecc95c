import { AbstractRenderer, CanvasRenderer } from 'pixi.js';

// Nothing here makes code from text, so it need not be asked whether that is allowed: asking is reported as a breach of
// the site's content policy. The part that says so for WebGL would bring all of WebGL along.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck() {} });

export function canvasRenderer(): CanvasRenderer {
  return new CanvasRenderer();
}
