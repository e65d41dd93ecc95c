/** The faces a member may choose from, as server and site name them, with the objects they are drawn from. */
const faces = {
  'female-artist': '1f469-1f3fe-200d-1f3a8',
  'female-singer': '1f469-1f3fe-200d-1f3a4',
  'female-astronaut': '1f469-1f3fd-200d-1f680',
  'female-coder': '1f469-1f3fb-200d-1f4bb',
  'female-cook': '1f469-1f3fc-200d-1f373',
  'female-scientist': '1f469-1f3ff-200d-1f52c',
  'female-farmer': '1f469-1f3fd-200d-1f33e',
  'female-firefighter': '1f469-1f3fe-200d-1f692',
  'male-classic': '1f468-1f3fd',
  'male-coder': '1f468-1f3fd-200d-1f4bb',
  'male-cook': '1f468-1f3fd-200d-1f373',
  'male-artist': '1f468-1f3fe-200d-1f3a8',
  'male-astronaut': '1f468-1f3fb-200d-1f680',
  'male-singer': '1f468-1f3ff-200d-1f3a4',
  'male-scientist': '1f468-1f3fc-200d-1f52c',
  'male-firefighter': '1f468-1f3fe-200d-1f692',
} as const;

const backdrops = [
  ['#5a7bd8', '#1c2f66'],
  ['#c76b8f', '#4d1a38'],
  ['#d0a04a', '#54370e'],
  ['#4fae9a', '#123f3a'],
  ['#8c6be0', '#2c1a66'],
  ['#e07a5a', '#5a2114'],
] as const;

/** File by file: a face before a gradient, square; round windows are the page's. */
export function avatars(pictureOf: (code: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(faces).map(([name, code], place) => {
      const [light, deep] = backdrops[place % backdrops.length] ?? backdrops[0];
      return [
        `${name}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs><linearGradient id="back" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><rect width="128" height="128" fill="url(#back)"/><image href="${pictureOf(code)}" x="8" y="16" width="112" height="112"/></svg>`,
      ];
    }),
  );
}
