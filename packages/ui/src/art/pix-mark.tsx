/** Four squares in a ring, for the instant payment method; drawn for us, not the scheme's own logo. */
export function PixMark({ size = 28, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={className} fill="none" aria-hidden="true">
      <g stroke="#32bcad" strokeWidth="2.6" strokeLinejoin="round">
        <path d="M12 2.5 7.2 7.3 12 12l4.8-4.700Z" />
        <path d="M12 21.5 7.2 16.7 12 12l4.8 4.700Z" />
        <path d="M2.5 12 7.2 7.3 12 12l-4.8 4.700Z" />
        <path d="m21.5 12-4.7-4.700L12 12l4.8 4.700Z" />
      </g>
    </svg>
  );
}
