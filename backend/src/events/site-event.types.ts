/** What pages are told of while they are open: something of this kind has changed. */
export type SiteEventName =
  | 'ad'
  | 'payment'
  | 'participant'
  | 'vote'
  | 'progress'
  | 'comment'
  | 'award'
  | 'settings'
  | 'season'
  | 'notification';

/** Names what changed, never what it says: the page fetches that, and sees what its reader may see. */
interface ChangedThing {
  id: number | string;
  participantId?: number;
  adId?: number;
  reportId?: number;
}

/** Several votes, of which nobody may be told one by one. */
interface ChangedVotes {
  /** Counted votes by participant, of those for whom there were new ones. */
  votes: Record<number, number>;
}

export type SiteEventData = ChangedThing | ChangedVotes;

export interface SiteEvent {
  event: SiteEventName;
  data: SiteEventData;
  /** The only account that hears of it; undefined for everybody. */
  userId?: number;
}

/** An event with its place in the order of commits. */
export interface NumberedEvent {
  id: number;
  event: SiteEventName;
  data: SiteEventData;
  userId: number | null;
}
