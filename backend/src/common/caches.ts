import { Injectable } from '@nestjs/common';

/** What keeps things in memory, so many bytes at most. Both are estimates: of what grows with what is kept, not of every object around it. */
export interface Cache {
  /** What it holds now. */
  readonly bytes: number;
  readonly mostBytes: number;
}

/** All caches of this process that grow with what is asked for, so that the metrics can tell of them. */
@Injectable()
export class Caches {
  private readonly named = new Map<string, Cache>();

  /** @param name as the metrics call it; who makes it anew under the same name puts it in the place of the other */
  add<T extends Cache>(name: string, cache: T): T {
    this.named.set(name, cache);
    return cache;
  }

  get all(): ReadonlyMap<string, Cache> {
    return this.named;
  }
}
