interface Returns {
  readonly rtp: string;
  /** Of the bet that gives back least, where bets differ. */
  readonly rtp_lowest?: string;
}

/** What a table gives back: one figure, or from the worst bet to the best, as titles played alone tell the worst. */
export function returnText({ rtp, rtp_lowest: lowest }: Returns, percent: (wire: string) => string): string {
  return lowest === undefined || lowest === rtp ? percent(rtp) : `${percent(lowest)}\u2013${percent(rtp)}`;
}
