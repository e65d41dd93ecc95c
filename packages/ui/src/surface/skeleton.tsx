import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number | string;
  /** For boxes by the dozen. */
  isStill?: boolean;
  className?: string;
}

/** A box of the final size while its content is on the way; silent to screen readers. */
export function Skeleton({ width = '100%', height = 12, radius, isStill = false, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, isStill && styles.still, className)}
      style={{ width, height, ...(radius === undefined ? {} : { borderRadius: radius }) }}
      aria-hidden="true"
    />
  );
}
