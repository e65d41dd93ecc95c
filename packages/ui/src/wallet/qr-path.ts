import QRCode from 'qrcode';

export interface QrDrawing {
  /** Side in modules, quiet zone included. */
  side: number;
  /** Where the three corner marks begin (x, y). */
  corners: readonly (readonly [x: number, y: number])[];
  /** The other modules as one path of horizontal runs. */
  path: string;
}

/** Modules kept white around the code, as scanners want. */
const quiet = 3;
/** Side of a corner mark in modules (ISO/IEC 18004). */
const cornerSide = 7;

/** Turns a text into a drawing of its QR code, error correction M. Throws when the text is too long for a code. */
export function drawQr(text: string): QrDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const size = modules.size;
  const far = size - cornerSide;
  const isCorner = (x: number, y: number) =>
    (x < cornerSide && y < cornerSide) || (x >= far && y < cornerSide) || (x < cornerSide && y >= far);
  const isInk = (x: number, y: number) => x < size && modules.get(y, x) !== 0 && !isCorner(x, y);

  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isInk(x, y)) continue;
      let run = 1;
      while (isInk(x + run, y)) run += 1;
      path += `M${x + quiet} ${y + quiet}h${run}v1h-${run}z`;
      x += run;
    }
  }
  const corners = [
    [quiet, quiet],
    [quiet + far, quiet],
    [quiet, quiet + far],
  ] as const;
  return { side: size + quiet * 2, corners, path };
}
