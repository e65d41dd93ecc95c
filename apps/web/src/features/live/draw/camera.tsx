import { classNames, IconButton, late } from '@arara/ui';
import { Video, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import styles from './scene-frame.module.css';

const TableStream = late(async () => (await import('./table-stream.tsx')).TableStream);

/** The stream of a table, which its player may turn off and which may be lost. */
interface Camera {
  readonly address: string;
  readonly state: 'on' | 'off' | 'lost';
  turn(state: Camera['state']): void;
}

/** Null for a table that has no stream. */
export function useCamera(address: string | null): Camera | null {
  const [state, turn] = useState<Camera['state']>('on');
  return address === null ? null : { address, state, turn };
}

export function CameraPicture({ camera: { address, turn } }: { camera: Camera }) {
  const t = useT();
  return <TableStream address={address} label={t('livetables.stream_label')} onFail={() => turn('lost')} />;
}

/** Among the facts of a table: its stream cannot be shown. */
export function CameraLost({ camera }: { camera: Camera | null }) {
  const t = useT();
  if (camera?.state !== 'lost') return null;
  return (
    <span className={classNames(styles.fact, styles.count)} role="status">
      <VideoOff size={14} aria-hidden="true" />
      {t('livetables.stream_lost')}
    </span>
  );
}

export function CameraSwitch({ camera }: { camera: Camera | null }) {
  const t = useT();
  if (!camera) return null;
  const isOn = camera.state === 'on';
  return (
    <div className={styles.camera}>
      <IconButton
        look="filled"
        label={t(isOn ? 'livetables.show_scene' : 'livetables.show_stream')}
        icon={<Video size={20} />}
        isPressed={isOn}
        onClick={() => camera.turn(isOn ? 'off' : 'on')}
      />
    </div>
  );
}
