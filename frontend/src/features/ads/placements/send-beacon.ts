/** What a place tells of: it was in sight, or it was followed. */
export type Beacon = 'seen' | 'clicked';

/** Sent also while the page is being left; one that is lost is not counted. */
export function sendBeacon(beacon: Beacon, token: string): void {
  navigator.sendBeacon(`/api/placements/${beacon}`, JSON.stringify({ token }));
}
