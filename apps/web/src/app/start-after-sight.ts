import { leaveOutOffers } from './first-offers.ts';
import { sayFirstWords } from './first-words.ts';
import { watchStart } from './start-lost.ts';

/** Who looks at another page meanwhile, or at nothing, is not waited for any longer. */
const longestMs = 1_500;

/**
 * Has the page's scripts and letters come once what the server has drawn is seen: on a slow line they would take turns with
 * it, and their reading would hold it up. The server names them as links that ask for nothing.
 */
function startAfterSight(): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    void askForAll();
  };
  if (document.hidden) {
    start();
    return;
  }
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, longestMs);
}

/** One after the other, each in a task of its own: asking for thirty files at once would hold up a touch. */
async function askForAll(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-then]')) {
    askFor(link);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function askFor(link: HTMLLinkElement): void {
  const { then = '' } = link.dataset;
  if (then !== 'script') {
    link.rel = then;
    return;
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = link.href;
  document.head.append(script);
}

watchStart();
sayFirstWords();
leaveOutOffers();
startAfterSight();
