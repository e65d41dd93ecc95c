/** The member's other tabs on this device. */
export interface OtherTabs<News> {
  tell(news: News): void;
}

/** A channel between the tabs of this site; `hear` is called with what another one tells. Browsers without channels tell nothing. */
export function otherTabs<News>(name: string, hear: (news: News) => void): OtherTabs<News> {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {} };
  const channel = new BroadcastChannel(name);
  // What the site's own tabs say has been checked where they read it.
  channel.onmessage = ({ data }: MessageEvent) => hear(data as News);
  // Outside a browser it would keep the process.
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  return { tell: (news) => channel.postMessage(news) };
}
