/** Where the posters lie and which there are: told by the build, which knows the files (`build/posters.ts`). */
export const posterFolder: string = '/posters';
export const posterSlugs: readonly string[] = [];
