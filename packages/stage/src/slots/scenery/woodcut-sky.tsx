import { raysPath } from '../../pieces/rays.ts';
import { SceneCanvas } from './canvas.tsx';

const ink = '#1c130c';
const paper = '#e9c983';
const red = '#b3301f';

/** A printed sheet: black hills and a red sun cut in wood, booklets hung on a string. Flat ink, no shading. */
export function WoodcutSky() {
  return (
    <SceneCanvas>
      <rect width="900" height="620" fill={paper} />
      <path d={raysPath(450, 300, 34, 820)} fill="#dcb566" />
      <circle cx="450" cy="300" r="232" fill={red} />
      <circle cx="450" cy="300" r="210" fill={paper} />
      <circle cx="450" cy="300" r="196" fill={red} />
      <path d="M0 470Q110 400 220 460T420 470 620 450 780 470 900 440V640H0Z" fill={ink} />
      <g stroke={paper} strokeWidth="3" strokeLinecap="round">
        {Array.from({ length: 40 }, (_, index) => {
          const x = 10 + index * 23;
          const y = 496 + ((index * 37) % 70);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cut is its place.
            <path key={index} d={`M${x} ${y}q12-10 24-2M${x + 4} ${y + 26}q10-8 20-2`} fill="none" />
          );
        })}
      </g>
      {[70, 830].map((x) => (
        <g key={x} transform={`translate(${x} 500)`} fill={ink}>
          <path d="M-20 120V-150a20 20 0 0 1 40 0V0h16v-40a14 14 0 0 1 28 0V12q0 16-16 16H20V120ZM-20 20h-26q-16 0-16-16V-50a14 14 0 0 1 28 0V-8h14Z" />
          <path
            d="M-6-140V110M8-140V110M-48-44V4M50-34V14"
            stroke={paper}
            strokeWidth="3"
            strokeDasharray="8 10"
          />
        </g>
      ))}
      <g>
        <path d="M-20 26Q450 96 920 26" fill="none" stroke={ink} strokeWidth="3" />
        {[50, 150, 250, 650, 750, 850].map((x, index) => {
          const y = 26 + 4 * 35 * ((x + 20) / 940) * (1 - (x + 20) / 940);
          return (
            <g key={x} transform={`translate(${x} ${y}) rotate(${(index % 3) * 3 - 3})`}>
              <rect
                x="-32"
                y="4"
                width="64"
                height="84"
                fill={index % 2 === 0 ? '#f7ead0' : '#c9dcc8'}
                stroke={ink}
                strokeWidth="3"
              />
              <rect x="-24" y="24" width="48" height="44" fill={ink} />
              <circle cy="46" r="13" fill={index % 2 === 0 ? red : '#f7ead0'} />
              <path d="M-22 14h44M-22 77h44" stroke={ink} strokeWidth="4" />
              <rect x="-5" y="-6" width="10" height="18" fill="#8a5a2a" />
            </g>
          );
        })}
      </g>
      <g fill={ink}>
        <path d="M180 180q16-18 32 0 16-18 32 0-16-8-32 6-16-14-32-6ZM660 200q14-16 28 0 14-16 28 0-14-7-28 5-14-12-28-5Z" />
      </g>
    </SceneCanvas>
  );
}
