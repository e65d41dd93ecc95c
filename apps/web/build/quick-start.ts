import type { Plugin } from 'vite';

/** Compiled while it is fetched, beside the page's own thread, instead of function by function at their first call. */
const compileAhead = '//# allFunctionsCalledOnLoad\n';
/** In characters: what is shorter is words, or compiled in no time. */
const worthwhile = 4_000;

/** Makes the scripts' first run shorter. */
export function quickStart(): Plugin {
  return {
    name: 'quick-start',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.code.length > worthwhile)
            output.code = compileAhead + output.code;
      },
    },
  };
}
