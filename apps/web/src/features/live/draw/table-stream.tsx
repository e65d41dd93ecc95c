import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './table-stream.module.css';

interface TableStreamProps {
  /** An HLS playlist. */
  address: string;
  label: string;
  /** It cannot be shown: the table shows its scene instead. */
  onFail: () => void;
}

/** A table's camera, muted. Browsers that know HLS play it themselves; for the others a library is fetched. */
export function TableStream({ address, label, onFail }: TableStreamProps) {
  const video = useRef<HTMLVideoElement>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let isGone = false;
    let stop: () => void = () => element.removeAttribute('src');
    const begin = async () => {
      const { default: Hls } = await import('hls.js/light');
      if (isGone) return;
      if (!Hls.isSupported()) {
        if (element.canPlayType('application/vnd.apple.mpegurl') === '') return fail();
        element.src = address;
        return;
      }
      // Its worker would be a script from a blob, which the page's policy refuses.
      const player = new Hls({ enableWorker: false, lowLatencyMode: true });
      stop = () => player.destroy();
      player.on(Hls.Events.ERROR, (_, { fatal }) => {
        if (fatal) fail();
      });
      player.loadSource(address);
      player.attachMedia(element);
    };
    begin().catch(() => {
      if (!isGone) fail();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [address]);
  return (
    <video
      ref={video}
      className={styles.video}
      aria-label={label}
      muted
      autoPlay
      playsInline
      disablePictureInPicture
      onError={() => fail()}
    />
  );
}
