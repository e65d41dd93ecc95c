import type { LobbyGame } from './lobby.ts';

const hues: Record<LobbyGame['category'], number> = {
  slots: 345,
  live: 355,
  table: 262,
  arcade: 192,
  crash: 22,
  fish: 205,
  bingo: 280,
  card: 336,
  lottery: 152,
  sports: 44,
};

/** Drawn for a category in a box of 100 by 100, white with holes of the ground. */
const shapes: Record<LobbyGame['category'], string> = {
  slots:
    '<path d="M8 22h84a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6zm8 10v36h20V32zm24 0v36h20V32zm24 0v36h20V32z" fill-rule="evenodd"/><circle cx="26" cy="50" r="7"/><path d="M50 40l8 10-8 10-8-10zM74 42l2.5 5.5 6 .6-4.5 4 1.3 5.9-5.3-3-5.3 3 1.3-5.9-4.5-4 6-.6z"/>',
  live: '<path d="M50 6a44 44 0 1 1 0 88 44 44 0 0 1 0-88zm0 12a32 32 0 1 0 0 64 32 32 0 0 0 0-64zm0 20a12 12 0 1 1 0 24 12 12 0 0 1 0-24z" fill-rule="evenodd"/><path d="M47 18h6v20h-6zM47 62h6v20h-6zM18 47h20v6H18zM62 47h20v6H62z"/>',
  table:
    '<path d="M50 4l40 20v52L50 96 10 76V24zm0 14a6 4 0 1 0 0 8 6 4 0 0 0 0-8zM28 48a5 7 0 1 0 .1 0zm0 22a5 7 0 1 0 .1 0zm44-11a5 7 0 1 0 .1 0z" fill-rule="evenodd"/>',
  arcade:
    '<path d="M28 30h44c16 0 26 34 22 44s-18 4-26-8H32C24 78 10 84 6 74s6-44 22-44zm2 12v8h-8v6h8v8h6v-8h8v-6h-8v-8zm38 2a5 5 0 1 0 .1 0zm10 12a5 5 0 1 0 .1 0z" fill-rule="evenodd"/>',
  crash:
    '<path d="M92 8C66 8 46 22 34 44l-18 2-10 14 18 2 16 16 2 18 14-10 2-18C80 56 94 36 92 8zM66 26a9 9 0 1 1 0 18 9 9 0 0 1 0-18z" fill-rule="evenodd"/><path d="M22 70L6 94l24-16z"/>',
  fish: '<path d="M4 50c16-30 46-34 66-12l24-16c-6 18-6 38 0 56L70 62C50 84 20 80 4 50zm26-10a6 6 0 1 0 .1 0z" fill-rule="evenodd"/>',
  bingo:
    '<path d="M50 4a46 46 0 1 1 0 92 46 46 0 0 1 0-92zm0 18a28 28 0 1 0 0 56 28 28 0 0 0 0-56z" fill-rule="evenodd"/><path d="M40 36h22v6L50 66h-9l11-23H40z"/>',
  card: '<path d="M14 14l44-8a6 6 0 0 1 7 5l11 62a6 6 0 0 1-5 7l-44 8a6 6 0 0 1-7-5L9 21a6 6 0 0 1 5-7zm24 18c-10-6-18 6-10 14l18 14 12-20c6-10-8-18-14-8l-2 4z" fill-rule="evenodd"/><path d="M72 18l14 4a6 6 0 0 1 4 7L78 80z"/>',
  lottery:
    '<path d="M6 28h88v14a9 9 0 0 0 0 18v14H6V60a9 9 0 0 0 0-18zm28 6v34h4V34zm30 4l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill-rule="evenodd"/>',
  sports:
    '<path d="M50 4a46 46 0 1 1 0 92 46 46 0 0 1 0-92zm0 28L34 44l6 18h20l6-18zM44 12l6 8 6-8zM14 40l10-2 2-12zm60-14l2 12 10 2zM24 76l10-4-2-10zm44-14l-2 10 10 4zM42 88h16l-8-8z" fill-rule="evenodd"/>',
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The poster of a game, 300 by 400, drawn from its id: ground, rays, the object of its category, its title. */
export function picture(game: LobbyGame): string {
  const seed = [...game.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const hue = (hues[game.category] + (seed % 70) - 35 + 360) % 360;
  const other = (hue + 40 + (seed % 80)) % 360;
  const turn = (seed % 40) - 20;
  const rays = Array.from({ length: 12 }, (_, at) => {
    const angle = at * 30 + (seed % 30);
    return `<path d="M150 165L${point(angle)} ${point(angle + 12)}z"/>`;
  }).join('');
  const lines = linesOf(game.title.pt ?? game.title.en ?? '');
  const size = Math.min(46, ...lines.map((line) => 340 / Math.max(line.length, 1)));
  const words = lines
    .map(
      (line, at) =>
        `<text x="150" y="${360 - (lines.length - 1 - at) * size * 1.05}" font-size="${size}">${safe(line.toLocaleUpperCase('pt'))}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><defs>
<linearGradient id="a" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="hsl(${hue} 78% 58%)"/><stop offset=".55" stop-color="hsl(${other} 70% 34%)"/><stop offset="1" stop-color="hsl(${other} 72% 11%)"/></linearGradient>
<radialGradient id="b"><stop offset="0" stop-color="hsl(${hue} 100% 86%)" stop-opacity=".8"/><stop offset=".5" stop-color="hsl(${hue} 100% 70%)" stop-opacity=".25"/><stop offset="1" stop-color="hsl(${hue} 100% 60%)" stop-opacity="0"/></radialGradient>
<linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="hsl(46 100% 78%)"/><stop offset="1" stop-color="hsl(32 96% 52%)"/></linearGradient>
<linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="hsl(${other} 80% 6%)" stop-opacity=".9"/></linearGradient></defs>
<rect width="300" height="400" fill="url(#a)"/><g fill="#fff" opacity=".09">${rays}</g><ellipse cx="150" cy="160" rx="165" ry="145" fill="url(#b)"/>
<g transform="translate(150 158) rotate(${turn}) scale(1.75) translate(-50 -50)"><g fill="hsl(${other} 80% 10%)" opacity=".45" transform="translate(3 5)">${shapes[game.category]}</g><g fill="url(#c)" stroke="hsl(${other} 80% 14%)" stroke-width="1.6" stroke-linejoin="round">${shapes[game.category]}</g></g>
<rect width="300" height="400" fill="url(#d)"/><g fill="url(#c)" stroke="hsl(${other} 80% 8%)" stroke-width="6" stroke-linejoin="round" paint-order="stroke" font-family="'Arial Black','Segoe UI Black',Impact,system-ui,sans-serif" font-weight="900" text-anchor="middle">${words}</g></svg>`;
}

function point(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${Math.round(150 + Math.cos(radians) * 420)} ${Math.round(165 + Math.sin(radians) * 420)}`;
}

const linesMax = 3;

/** The title in at most three lines, each as short as that allows. */
function linesOf(title: string): readonly string[] {
  for (let letters = 9; letters < title.length; letters += 1) {
    const lines = filled(title.split(' '), letters);
    if (lines.length <= linesMax) return lines;
  }
  return [title];
}

/** Words one after the other in lines of so many letters; a longer word has a line of its own. */
function filled(words: readonly string[], letters: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    const isFull = line !== '' && longer.length > letters;
    if (isFull) lines.push(line);
    line = isFull ? word : longer;
  }
  return [...lines, line];
}
