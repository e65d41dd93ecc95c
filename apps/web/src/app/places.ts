/** Where the player is, as the bars mark it. */
export type Place =
  | 'home'
  | 'games'
  | 'live'
  | 'deposit'
  /** Rounds played; phones mark them and the records of money alike. */
  | 'rounds'
  | 'records'
  | 'me'
  | 'fair'
  | 'favourites'
  | 'help'
  | 'promotions'
  | 'vip';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    place?: Place;
    /** The page has a green action of its own: Deposit in the bars turns tonal. */
    isQuiet?: boolean;
    /** A game fills the page: narrow rail, no bottom bar, no footer. */
    isStage?: boolean;
    /** It offers something for playing: nobody who has closed play is shown it. */
    isOffer?: boolean;
    /** Nothing of the site stands around the page. */
    isBare?: boolean;
  }
}
