/** What may come in bursts. */
export const BURST_KINDS = ['votes', 'plays', 'follows'] as const;
export type BurstKind = (typeof BURST_KINDS)[number];

/** What those of a burst share besides the participant and the hour; `hour` alone is no more than that. */
export const BURST_SIDES = ['network', 'domain', 'hour'] as const;
export type BurstSide = (typeof BURST_SIDES)[number];

/** Which burst it is. */
export interface BurstPlace {
  kind: BurstKind;
  by: BurstSide;
  participantId: number;
  /** As ISO text. */
  hour: string;
  /** The network's mark, or the domain; empty by the hour alone. */
  key: string;
}

/** What is decided about entries of one kind and participant. */
export interface EntriesDecision {
  participantId: number;
  /** The participant's. */
  season: number;
  ids: string[];
  counted: boolean;
  /** Null where they are counted. */
  reason: string | null;
}
