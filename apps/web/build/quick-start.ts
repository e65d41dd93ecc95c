import type { Plugin } from 'vite';

/** What React makes as it is evaluated to throw it later; nobody sees where. */
const kept = /\w*Exception = Error\(formatProdErrorMessage\((?:460|474|542|461)\)\)/g;
const keptCount = 4;

/** Compiled while it is fetched, beside the page's own thread, instead of function by function at their first call. */
const compileAhead = '//# allFunctionsCalledOnLoad\n';
/** In characters: what is shorter is words, or compiled in no time. */
const worthwhile = 4_000;

/** Makes the scripts' first run shorter. */
export function quickStart(): Plugin {
  return {
    name: 'quick-start',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      // An error takes down the calls that lead to it. Made while React is evaluated, with a browser's tools listening,
      // that reads all of React once more, which takes as long as evaluating it.
      handler: (code) => {
        if (code.match(kept)?.length !== keptCount) throw new Error('React keeps other errors than it did');
        return {
          code: code.replaceAll(kept, (made) => made.replace(/Error\(.*/, 'Object.create(Error.prototype)')),
          map: null,
        };
      },
    },
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
