import { createContext, memo, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { canPaint, isThere, paintElement } from './paint-element.ts';
import styles from './pictures.module.css';

/** Addresses of pictures, by name. */
type Painted = ReadonlyMap<string, string>;

const PaintedContext = createContext<Painted>(new Map());

interface PicturesProps {
  /** What is shown again and again, by name. */
  names: readonly string[];
  /** The same as an element that fills its place. */
  draw(name: string): ReactNode;
  /** Gives the box the size of a place. */
  className: string | undefined;
  children: ReactNode;
}

/**
 * Paints what is shown again and again once for the size it has, so that a place that shows something else is a copy and
 * no drawing: without a graphics chip, shadows and curves of every symbol that comes to rest would cost frames. Until the
 * pictures are there, and where they cannot be painted, places draw.
 */
export function Pictures({ names, draw, className, children }: PicturesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState('');
  const [painted, setPainted] = useState<{ size: string; pictures: Painted }>({
    size: '',
    pictures: new Map(),
  });
  /** The size there are no pictures of yet. */
  const wanted = size === painted.size ? '' : size;

  useEffect(() => {
    const element = box.current;
    if (!element || !canPaint()) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      setSize(width > 0 && height > 0 ? `${width} ${height} ${window.devicePixelRatio}` : '');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element || wanted === '') return;
    let isCurrent = true;
    void paintAll(element, names).then((pictures) => {
      if (isCurrent) setPainted({ size: wanted, pictures });
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, names]);

  return (
    <PaintedContext value={painted.pictures}>
      <div ref={box} className={className ? `${styles.box} ${className}` : styles.box} aria-hidden="true">
        {wanted !== '' &&
          names.map((name) => (
            <div key={name} className={styles.place} data-name={name}>
              {draw(name)}
            </div>
          ))}
      </div>
      {children}
    </PaintedContext>
  );
}

async function paintAll(box: HTMLElement, names: readonly string[]): Promise<Painted> {
  const pictures = new Map<string, string>();
  for (const place of box.children) {
    const name = names.find((one) => place instanceof HTMLElement && one === place.dataset.name);
    const canvas = place instanceof HTMLElement ? await paintElement(place) : null;
    if (name === undefined || !canvas) continue;
    const image = new Image();
    image.src = canvas.toDataURL();
    if (await isThere(image)) pictures.set(name, image.src);
  }
  return pictures;
}

/** The address of the picture of this name, or `null` while there is none. */
export function usePicture(name: string): string | null {
  return use(PaintedContext).get(name) ?? null;
}

/**
 * A picture that fills its place. No canvas: each would be a layer, and a reel of eight is put together anew in every frame,
 * where images are painted into the one layer of their reel.
 */
export const Picture = memo(function Picture({ picture }: { picture: string }) {
  return <img className={styles.picture} src={picture} alt="" decoding="sync" draggable={false} />;
});
