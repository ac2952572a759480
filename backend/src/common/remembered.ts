/** Failures are not kept for as long as answers, since they are what somebody waits to see the end of (ms). */
const FAILURE_FRESH_MS = 500;

/** An answer that is asked for anew at most every so often, however many want it. */
export class Remembered<T> {
  private known: { answer: Promise<T>; at: number; isFailure: boolean } | undefined;

  constructor(
    private readonly ask: () => Promise<T>,
    /** How old an answer may be (ms); a function where that changes. */
    private readonly freshMs: number | (() => number),
  ) {}

  /** Those who come while it is asked for share what comes back. */
  async get(): Promise<T> {
    if (this.known && this.isFresh(this.known)) return this.known.answer;
    const answer = this.ask();
    const known = { answer, at: Infinity, isFailure: false };
    this.known = known;
    answer.then(
      () => (known.at = Date.now()),
      () => Object.assign(known, { at: Date.now(), isFailure: true }),
    );
    return answer;
  }

  private isFresh({ at, isFailure }: { at: number; isFailure: boolean }): boolean {
    const freshMs = typeof this.freshMs === 'number' ? this.freshMs : this.freshMs();
    return Date.now() - at < (isFailure ? FAILURE_FRESH_MS : freshMs);
  }

  /** The next one asks anew. */
  forget(): void {
    this.known = undefined;
  }
}
