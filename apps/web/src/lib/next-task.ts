/** Lets the browser do something else first: two short tasks are felt less than a long one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
