import {
  createContext,
  memo,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { canPaint, paintElement } from './paint-element.ts';
import styles from './pictures.module.css';

type Painted = ReadonlyMap<string, HTMLCanvasElement>;

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
  const pictures = new Map<string, HTMLCanvasElement>();
  for (const place of box.children) {
    const name = names.find((one) => place instanceof HTMLElement && one === place.dataset.name);
    const picture = place instanceof HTMLElement ? await paintElement(place) : null;
    if (name !== undefined && picture) pictures.set(name, picture);
  }
  return pictures;
}

/** The picture of this name, or `null` while there is none. */
export function usePicture(name: string): HTMLCanvasElement | null {
  return use(PaintedContext).get(name) ?? null;
}

/** A copy of a picture that fills its place. */
export const Picture = memo(function Picture({ picture }: { picture: HTMLCanvasElement }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = picture;
  useLayoutEffect(() => {
    // Kept by the processor: as many small canvases on a graphics chip would each be a layer.
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    context?.clearRect(0, 0, width, height);
    context?.drawImage(picture, 0, 0);
  }, [picture, width, height]);
  return <canvas ref={canvas} className={styles.picture} width={width} height={height} />;
});
