/** Something that changed, as the server tells it: named, never told itself. */
export interface SiteEvent {
  /** Its place in the order in which things changed. */
  id: number;
  name: SiteEventName;
  data: {
    id?: number | string;
    participantId?: number;
    adId?: number;
    reportId?: number;
    /** Counted votes by participant, of those who have new ones. */
    votes?: Record<string, number>;
  };
}

export const siteEventNames = [
  'ad',
  'payment',
  'participant',
  'vote',
  'progress',
  'comment',
  'award',
  'settings',
  'season',
  'notification',
] as const;
export type SiteEventName = (typeof siteEventNames)[number];

/** What the server's stream tells. */
export interface SiteListener {
  onEvent: (event: SiteEvent) => void;
  /** More was missed than can be told: everything has to be fetched anew. */
  onReset: () => void;
  /** Whether changes are told at the moment. */
  onLive: (isLive: boolean) => void;
}
