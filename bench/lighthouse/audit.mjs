import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';

// Lighthouse's mobile preset on one page, as a member: what it found as JSON. Started by `bench/web.ts`, which tells the browser,
// the address and the member's token.
const [executablePath, url, token] = process.argv.slice(2);
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
try {
  const page = await browser.newPage();
  // Said to each document as it begins: Lighthouse empties what an earlier one stored.
  await page.evaluateOnNewDocument(`sessionStorage.setItem('token', ${JSON.stringify(token)})`);
  const result = await lighthouse(url, { output: 'json', logLevel: 'error' }, undefined, page);
  if (!result) throw new Error(`no audit of ${url}`);
  const { categories, audits, environment } = result.lhr;
  process.stdout.write(JSON.stringify({ categories, audits, environment }));
} finally {
  await browser.close();
}
