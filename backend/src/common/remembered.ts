/** Failures are not kept for as long as answers, since they are what somebody waits to see the end of (ms). */
const FAILURE_FRESH_MS = 500;

/** An answer that is asked for anew at most every so often, however many want it. */
export class Remembered<T> {
  private known: { answer: Promise<T>; until: number } | undefined;

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly freshMs: number,
  ) {}

  /** Those who come while it is asked for share what comes back. */
  async get(): Promise<T> {
    if (this.known && Date.now() < this.known.until) return this.known.answer;
    const answer = this.ask();
    const known = { answer, until: Infinity };
    this.known = known;
    answer.then(
      () => (known.until = Date.now() + this.freshMs),
      () => (known.until = Date.now() + FAILURE_FRESH_MS),
    );
    return answer;
  }

  /** The next one asks anew. */
  forget(): void {
    this.known = undefined;
  }
}
