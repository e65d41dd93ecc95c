import { useEffect, useState } from 'react';

/** Turns a picture to gold; the stylesheets use the same. */
const goldFilter = 'sepia(1) saturate(5) hue-rotate(-8deg)';

type Pictures<Kind> = ReadonlyMap<Kind, CanvasImageSource>;

/**
 * The pictures of a tank's animals as they load, that of the golden kind painted over once.
 * @param sources where each kind's picture lies; the same object at every call.
 */
export function usePictures<Kind extends string>(
  sources: Readonly<Record<Kind, string>>,
  golden: NoInfer<Kind>,
): Pictures<Kind> {
  const [pictures, setPictures] = useState<Pictures<Kind>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    // The keys of a record are its kinds.
    for (const [kind, source] of Object.entries(sources) as [Kind, string][]) {
      const image = new Image();
      image.src = source;
      image.onload = () => {
        const picture = kind === golden ? gilded(image) : image;
        if (isCurrent) setPictures((before) => new Map(before).set(kind, picture));
      };
    }
    return () => {
      isCurrent = false;
    };
  }, [sources, golden]);
  return pictures;
}

function gilded(image: HTMLImageElement): CanvasImageSource {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context) return image;
  context.filter = goldFilter;
  context.drawImage(image, 0, 0);
  return canvas;
}
