import type { Page } from 'puppeteer-core';

/** Milliseconds of work a second of play, by kind. */
export type FrameCosts = Readonly<Record<string, number>>;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly dur?: number;
}

/** What Chromium calls its work, and what it is; none of them contains another of the list. */
const kinds: Readonly<Record<string, string>> = {
  FunctionCall: 'script',
  FireAnimationFrame: 'script of frames',
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'layers',
  RasterTask: 'raster',
  ImageDecodeTask: 'decoding of pictures',
  'Decode LazyPixelRef': 'decoding of pictures',
  'SoftwareRenderer::DrawRenderPass': 'composing',
  'DirectRenderer::DrawFrame': 'composing',
};

/** Traces a page while it plays: how much of a second each kind of work takes, all threads together. */
export async function costsOf(page: Page, ms: number): Promise<FrameCosts> {
  await page.tracing.start({
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc', 'viz'],
  });
  await new Promise((resolve) => setTimeout(resolve, ms));
  const trace = await page.tracing.stop();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: TraceEvent[] };
  const spent = new Map<string, number>();
  for (const { name, ph, dur } of traceEvents) {
    const kind = kinds[name];
    if (kind && ph === 'X' && dur) spent.set(kind, (spent.get(kind) ?? 0) + dur);
  }
  return Object.fromEntries(
    [...spent].toSorted(([, one], [, other]) => other - one).map(([kind, us]) => [kind, Math.round(us / ms)]),
  );
}
