/** Has a page ask for what it shows as soon as its file has come; a file that does not come is the page's own matter. */
export const askAhead = <Page>(file: Promise<Page>, ask: (page: Page) => void): Promise<void> =>
  file.then(ask, () => undefined);
