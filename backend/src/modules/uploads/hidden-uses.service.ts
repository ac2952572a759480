import { Injectable } from '@nestjs/common';

/** To whom places are shown: everybody, or whoever has an account. */
export type ShownTo = 'everybody' | 'accounts';

/** How many places that show a picture of this account, under one of these addresses, are themselves hidden from them. */
type CountHidden = (userId: number, paths: string[], from: ShownTo) => Promise<number>;

/** Asks the features that hide what shows pictures; they register themselves, so that none is known here. */
@Injectable()
export class HiddenUses {
  private readonly counters: CountHidden[] = [];

  register(counter: CountHidden): void {
    this.counters.push(counter);
  }

  async count(userId: number, paths: string[], from: ShownTo): Promise<number> {
    const counts = await Promise.all(this.counters.map((count) => count(userId, paths, from)));
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
