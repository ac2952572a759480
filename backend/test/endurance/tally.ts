import type { Answered, Asked } from './front.ts';

/** What users were told, and how long it took. */
export class Tally {
  readonly reads: number[] = [];
  readonly writes: number[] = [];
  /** 503 with Retry-After. */
  away = 0;
  /** Requests that a process took and did not answer, as when it is killed; the user repeats them. */
  brokenOff = 0;
  /** No process listened. */
  unreachable = 0;
  /** Times by what was asked, to tell what is slow. */
  readonly timesOf = new Map<string, number[]>();
  /** Everything else that a user should not see, by what it was. */
  readonly errors = new Map<string, number>();
  /** `<user id>/<participant id>` of votes that were acknowledged. */
  readonly votes = new Set<string>();
  /** Ads whose payment was acknowledged. */
  readonly payments = new Set<number>();

  get requests(): number {
    return this.reads.length + this.writes.length;
  }

  /** Errors that a user saw: anything but an answer, or 503 with the time to try again. */
  get seen(): number {
    return [...this.errors.values()].reduce((sum, count) => sum + count, this.unreachable);
  }

  /** @returns whether the request was answered as a user would have it */
  note({ method, path }: Asked, { status, retryAfter, text }: Answered, ms: number): boolean {
    (method === 'GET' ? this.reads : this.writes).push(ms);
    const kind = `${method} ${path.replaceAll(/\d+/g, ':id')}`;
    const times = this.timesOf.get(kind) ?? [];
    this.timesOf.set(kind, times);
    times.push(ms);
    if (status < 400 || status === 409) return true;
    if (status === 503 && retryAfter !== undefined) this.away += 1;
    else this.#error(`${status} of ${method} ${path.replaceAll(/\d+/g, ':id')}: ${text.slice(0, 80)}`);
    return false;
  }

  noteFailure({ method, path }: Asked, error: unknown): void {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED') this.unreachable += 1;
    else if (code === 'ECONNRESET') this.brokenOff += 1;
    else this.#error(`${code ?? message} of ${method} ${path.replaceAll(/\d+/g, ':id')}`);
  }

  #error(what: string): void {
    this.errors.set(what, (this.errors.get(what) ?? 0) + 1);
  }
}

/** Milliseconds that so large a part of the times does not exceed. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
