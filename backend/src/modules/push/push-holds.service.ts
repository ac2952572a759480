import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PushSubscription } from './entities/push-subscription.entity.js';

/** Before a browser whose service gave no answer is asked again (s): so long after the first time in a row, and so on. After the last it is forgotten. */
const PAUSES = [30, 300, 1_800, 7_200, 21_600, 43_200] as const;

/** Longer than any attempt lasts. */
const ONE_AT_A_TIME = `
  UPDATE push_subscriptions SET held_until = now() + interval '30 seconds'
  WHERE id = $1 AND silences = $2 AND held_until <= now()`;

/** Of several attempts that were on the way together one counts. */
const COUNT = `
  UPDATE push_subscriptions SET silences = least($2 + 1, ${PAUSES.length}), held_until = now() + make_interval(secs => $3)
  WHERE id = $1 AND silences = $2`;

const RELEASE =
  'UPDATE push_subscriptions SET silences = 0, held_until = NULL WHERE id = $1 AND silences = $2';

const FORGET = 'DELETE FROM push_subscriptions WHERE id = $1 AND silences = $2 AND endpoint = $3';

/** How an attempt ended: `slow` took long, and `none` is no answer at all. */
export type Answered = 'soon' | 'slow' | 'none';

/** Holds back browsers whose push service does not answer, so that they take little of anybody's time. */
@Injectable()
export class PushHolds {
  constructor(private readonly dataSource: DataSource) {}

  /** Whoever was silent last is asked by one process at a time, after the pause. @returns until when it is not to be asked; undefined for now */
  async heldUntil({ id, silences }: PushSubscription): Promise<Date | undefined> {
    if (silences === 0) return undefined;
    const { manager } = this.dataSource;
    const [, taken] = await manager.query<[unknown, number]>(ONE_AT_A_TIME, [id, silences]);
    if (taken === 1) return undefined;
    return (await manager.findOneBy(PushSubscription, { id }))?.heldUntil ?? new Date();
  }

  /** @param subscription as it was before the attempt */
  async note({ id, silences, endpoint }: PushSubscription, answered: Answered): Promise<void> {
    if (answered === 'soon') {
      if (silences > 0) await this.dataSource.query(RELEASE, [id, silences]);
    } else if (answered === 'none' && silences >= PAUSES.length) {
      await this.dataSource.query(FORGET, [id, silences, endpoint]);
    } else {
      const pause = PAUSES[Math.min(silences, PAUSES.length - 1)];
      await this.dataSource.query(COUNT, [id, silences, pause]);
    }
  }
}
