/** A session as its owner sees it. */
export class OwnSessionDto {
  /** Names it here; not what stands in the cookie. @example 9f86d081884c7d659a2feaa0c55ad015 */
  id: string;

  /** Browser and operating system; null where they are not known. @example 'Firefox · Linux' */
  device: string | null;

  /** When it began; null for sessions from before this was kept. */
  signedInAt: Date | null;

  /** When it was last used, to the hour. */
  lastSeenAt: Date;

  /** Whether it is the one that asks. */
  isCurrent: boolean;
}
