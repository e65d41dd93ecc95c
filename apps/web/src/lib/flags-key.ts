/** Where the browser keeps the flags that outlive a visit; alone, because what is asked first brings nothing else along. */
export const flagsKey = 'ui-flags';
