const ink = '#1c130c';
const paper = '#f3dfae';
const red = '#b3301f';

const rays = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** The figures of the booklets sold on strings: cut in wood, printed in one black and one red, no shading but lines. */
export function CutSun() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {rays.map((turn, index) => (
        <path
          key={turn}
          transform={`rotate(${turn} 50 50)`}
          d={index % 2 === 0 ? 'M44 24L50 2 56 24Z' : 'M46 24L50 10 54 24Z'}
          fill={index % 2 === 0 ? ink : red}
        />
      ))}
      <circle cx="50" cy="50" r="27" fill={ink} />
      <circle cx="50" cy="50" r="23" fill={paper} />
      <path
        d="M36 44q5-6 11 0M53 44q6-6 11 0M50 44v11h-5M38 60q12 11 24 0"
        fill="none"
        stroke={ink}
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <circle cx="36" cy="56" r="4" fill={red} />
      <circle cx="64" cy="56" r="4" fill={red} />
    </svg>
  );
}

export function CutRooster() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M26 34C20 22 28 10 38 12 40 6 50 8 48 16 56 20 54 34 52 40 62 48 70 44 74 36 70 22 80 10 92 12 84 18 90 26 96 28 88 32 92 42 96 46 86 48 86 62 74 72 60 84 36 82 28 66 24 56 30 46 26 34Z"
        fill={ink}
      />
      <path d="M26 24L12 28 26 33Z" fill={ink} />
      <path d="M36 12C34 4 42 0 44 8 48 2 54 6 49 15ZM28 34c-6 2-6 12 0 14 4-4 4-10 0-14Z" fill={red} />
      <circle cx="37" cy="23" r="4.500" fill={paper} />
      <circle cx="37" cy="23" r="2" fill={ink} />
      <g fill="none" stroke={paper} strokeWidth="2.600" strokeLinecap="round">
        <path d="M36 52q4 6 10 8M38 60q5 6 12 7M46 50q4 5 10 6M54 60q6 4 12 2M58 70q6 0 10-4M78 30q6-4 10-3M78 40q6-3 10-1M80 22q4-4 8-4" />
      </g>
      <path
        d="M46 78L42 94M58 78L60 94M34 94h16M52 94h16"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function CutViola() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g transform="rotate(40 50 50)">
        <path d="M42-10h16v14H42ZM45 4h10v38H45Z" fill={ink} />
        <path
          d="M50 36C66 34 70 44 66 54 64 60 68 64 72 72 78 90 66 102 50 102S22 90 28 72C32 64 36 60 34 54 30 44 34 34 50 36Z"
          fill={ink}
        />
        <path
          d="M50 42C61 40 64 46 61 54 59 61 63 66 66 74 70 88 62 96 50 96S30 88 34 74C37 66 41 61 39 54 36 46 39 40 50 42Z"
          fill={red}
        />
        <circle cx="50" cy="66" r="10" fill={ink} />
        <circle cx="50" cy="66" r="6" fill={paper} />
        <path d="M39 86h22" stroke={ink} strokeWidth="5" />
        <path d="M47-6V84M50-6V84M53-6V84" stroke={paper} strokeWidth="1" />
      </g>
    </svg>
  );
}

export function CutHat() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M4 62C6 28 26 8 50 8S94 28 96 62C86 54 74 50 66 50L72 78H28L34 50C26 50 14 54 4 62Z"
        fill={ink}
      />
      <path d="M50 16l4 10 11 1-9 7 3 10-9-6-9 6 3-10-9-7 11-1Z" fill={red} />
      <g fill={paper}>
        <circle cx="24" cy="40" r="5" />
        <circle cx="76" cy="40" r="5" />
        <path d="M32 58h36l1 5H31ZM30 68h40l1 4H29Z" />
      </g>
      <path d="M30 80q20 14 40 0" fill="none" stroke={ink} strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

export function CutCactus() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M40 94V22a10 10 0 0 1 20 0V48h8V34a8 8 0 0 1 16 0V54q0 10-10 10H60V94ZM40 74H24q-10 0-10-10V46a8 8 0 0 1 16 0V58H40Z"
        fill={ink}
      />
      <g stroke={paper} strokeWidth="2.600" strokeLinecap="round">
        <path d="M46 24v10M54 30v10M46 44v10M54 52v10M46 66v10M54 76v10M76 36v10M22 48v9" />
      </g>
      <path d="M50 2l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1Z" fill={red} />
      <path d="M10 94h80" stroke={ink} strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

/** The one who outwits everybody, and stands for everything. */
export function CutTrickster() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M50 30C40 8 20 8 8 26c12-2 18 4 18 14ZM50 30C60 8 80 8 92 26c-12-2-18 4-18 14ZM34 40L50 4 66 40Z"
        fill={red}
      />
      <circle cx="8" cy="28" r="6" fill={ink} />
      <circle cx="92" cy="28" r="6" fill={ink} />
      <circle cx="50" cy="6" r="6" fill={ink} />
      <path d="M24 40h52v20C76 78 64 90 50 94 36 90 24 78 24 60Z" fill={ink} />
      <path d="M30 46h40v14c0 14-10 24-20 28-10-4-20-14-20-28Z" fill={paper} />
      <path
        d="M34 56q6-6 12 0M54 56q6-6 12 0"
        fill="none"
        stroke={ink}
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <path d="M36 68q14 14 28 0-4 14-14 14T36 68Z" fill={red} stroke={ink} strokeWidth="2.500" />
      <path d="M50 56v10h-4" fill="none" stroke={ink} strokeWidth="3" />
    </svg>
  );
}
