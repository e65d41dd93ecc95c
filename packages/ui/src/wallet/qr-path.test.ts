import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { drawQr } from './qr-path.ts';

const code =
  '00020101021226630014br.gov.bcb.pix2541pix.example/v2/cob/7c1e9a40d2b84f6f520400005303986540520.005802BR';

test('the drawing has exactly the dark modules of the code, corner marks apart', () => {
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'M' });
  const drawing = drawQr(code);
  const quiet = (drawing.side - modules.size) / 2;
  const inked = new Set<string>();
  for (const [, x = '', y = '', run = ''] of drawing.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(run); step += 1)
      inked.add(`${Number(x) + step - quiet},${Number(y) - quiet}`);
  }
  const far = modules.size - 7;
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if ((x < 7 && y < 7) || (x >= far && y < 7) || (x < 7 && y >= far)) continue;
      expect(inked.has(`${x},${y}`), `module ${x},${y}`).toBe(modules.get(y, x) !== 0);
    }
  }
});

test('the quiet zone stays empty', () => {
  const drawing = drawQr(code);
  for (const [, x = '', y = ''] of drawing.path.matchAll(/M(\d+) (\d+)h/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(3);
    expect(Number(y)).toBeGreaterThanOrEqual(3);
  }
});
