const KIB = 1024;
const MIB = 1024 * KIB;

/** As much as most who were away for a moment have missed is not counted. */
const SHORT_BYTES = 64 * KIB;

/** Between two heartbeats: of one account or one network, and of all together, as what is not read waits in memory. */
const MOST_OF_ONE_BYTES = 16 * MIB;
const MOST_BYTES = 64 * MIB;

/** How much of what was missed has been told again: a request of a hundred bytes may ask for ten minutes of a busy evening. */
export class Replays {
  private readonly ofEach = new Map<string, number>();
  private ofAll = 0;

  constructor(
    private readonly mostOfOne = MOST_OF_ONE_BYTES,
    private readonly most = MOST_BYTES,
  ) {}

  /**
   * Counts so much as told again to an account or a network. False where they had better fetch everything anew: that comes from memory,
   * and is the same for all.
   */
  take(key: string, bytes: number): boolean {
    if (bytes <= SHORT_BYTES) return true;
    const ofOne = (this.ofEach.get(key) ?? 0) + bytes;
    if (ofOne > this.mostOfOne || this.ofAll + bytes > this.most) return false;
    this.ofEach.set(key, ofOne);
    this.ofAll += bytes;
    return true;
  }

  beginAnew(): void {
    this.ofAll = 0;
    this.ofEach.clear();
  }
}
