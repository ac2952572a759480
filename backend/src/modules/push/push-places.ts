import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { isWellKnown } from './push-services.js';

/** A process sends to so many browsers at once. */
export const HANDS = 4;

/** Of these so many to one push service, to another host than those of browser makers, and to all such hosts together. */
const MOST = { service: HANDS - 1, host: 1, hosts: 2 } as const;

/** Whoever is in the way for longer is not waited for (ms). */
const PATIENCE_MS = 1_000;

interface Place {
  host: string;
  isKnown: boolean;
  since: number;
}

/** Leaves no host so many of a process's hands that others would wait for it. */
@Injectable()
export class PushPlaces {
  private readonly taken = new Set<Place>();
  private waiting = new Set<() => void>();

  /** @returns gives the place back; undefined where whoever has one takes too long to be waited for */
  async take(host: string): Promise<(() => void) | undefined> {
    const isKnown = isWellKnown(host);
    for (;;) {
      const inTheWay = this.inTheWay(host, isKnown);
      if (inTheWay.length === 0) break;
      const patience = Math.max(...inTheWay.map(({ since }) => since)) + PATIENCE_MS - performance.now();
      if (patience <= 0) return undefined;
      await this.change(patience);
    }
    const place = { host, isKnown, since: performance.now() };
    this.taken.add(place);
    return () => this.leave(place);
  }

  private inTheWay(host: string, isKnown: boolean): Place[] {
    const same = [...this.taken].filter((place) => place.host === host);
    if (isKnown) return same.length < MOST.service ? [] : same;
    if (same.length >= MOST.host) return same;
    const others = [...this.taken].filter((place) => !place.isKnown);
    return others.length < MOST.hosts ? [] : others;
  }

  private leave(place: Place): void {
    this.taken.delete(place);
    const told = this.waiting;
    this.waiting = new Set();
    for (const tell of told) tell();
  }

  /** Until a place is given back, and no longer than that (ms). */
  private async change(atMost: number): Promise<void> {
    const over = new AbortController();
    const given = new Promise<void>((resolve) => this.waiting.add(resolve));
    const end = delay(atMost, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
    await Promise.race([given, end]);
    over.abort();
  }
}
