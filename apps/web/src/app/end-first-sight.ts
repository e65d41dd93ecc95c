/** The longest that the first sight stands over a page that is still waiting for its contents. */
const waitMs = 3000;
const lookMs = 50;

/** Takes away what the server's page shows before any script, once the page behind it shows as much. */
export function endFirstSight(): void {
  const sight = document.getElementById('first');
  if (!sight) return;
  const until = performance.now() + waitMs;
  const look = () => {
    const isWaiting = document.querySelector('#root [aria-busy="true"]') !== null;
    if (isWaiting && performance.now() < until) setTimeout(look, lookMs);
    else sight.remove();
  };
  look();
}
