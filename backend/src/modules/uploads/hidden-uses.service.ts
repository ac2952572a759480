import { Injectable } from '@nestjs/common';

/** How many places that show a picture of this account, under one of these addresses, are themselves hidden from the public. */
type CountHidden = (userId: number, paths: string[]) => Promise<number>;

/** Asks the features that hide what shows pictures; they register themselves, so that none is known here. */
@Injectable()
export class HiddenUses {
  private readonly counters: CountHidden[] = [];

  register(counter: CountHidden): void {
    this.counters.push(counter);
  }

  async count(userId: number, paths: string[]): Promise<number> {
    const counts = await Promise.all(this.counters.map((count) => count(userId, paths)));
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
