/** Dusk over the two peaks at the end of the beach, the sea, and the wavy stones of the promenade around the felt. */
export function Promenade({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 900 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx="690" cy="96" r="46" fill="#ffe0a3" opacity=".9" />
      <circle cx="690" cy="96" r="78" fill="#ffd27a" opacity=".16" />
      <path d="M0 170 80 120 150 168 218 52 276 128 330 78 420 170Z" fill="#0d2b57" opacity=".85" />
      <path d="M0 168H900V218H0Z" fill="#15508f" opacity=".8" />
      {[0, 1, 2].map((row) => (
        <path
          key={row}
          d={`M0 ${182 + row * 13}${' q 22 -7 45 0 t 45 0'.repeat(10)}`}
          fill="none"
          stroke="#bfe4ff"
          strokeOpacity={0.28 - row * 0.07}
          strokeWidth="2"
        />
      ))}
      {[0, 1, 2, 3, 4].map((row) => (
        <path
          key={row}
          d={`M-60 ${462 + row * 26}${' c 40 -34 80 -34 120 0 s 80 34 120 0'.repeat(5)}`}
          fill="none"
          stroke="#fff"
          strokeOpacity={0.07 + row * 0.018}
          strokeWidth="9"
        />
      ))}
      <ellipse
        cx="450"
        cy="330"
        rx="520"
        ry="176"
        fill="#0a4f7a"
        fillOpacity=".55"
        stroke="#ffdf9e"
        strokeOpacity=".5"
        strokeWidth="3"
      />
      <ellipse
        cx="450"
        cy="330"
        rx="496"
        ry="158"
        fill="none"
        stroke="#fff"
        strokeOpacity=".16"
        strokeWidth="2"
      />
    </svg>
  );
}
