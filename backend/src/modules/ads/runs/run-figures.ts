import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What came of a run. */
export interface RunFigures {
  served: number;
  viewable: number;
  clicks: number;
}

/** By the ads' ids; an ad that is not among them has no figures. */
type Count = (manager: EntityManager, adIds: readonly number[]) => Promise<ReadonlyMap<number, RunFigures>>;

/** Where whoever counts deliveries says what came of runs, without this module knowing of it. */
@Injectable()
export class RunFiguresSource {
  private count: Count = () => Promise.resolve(new Map());

  register(count: Count): void {
    this.count = count;
  }

  of(manager: EntityManager, adIds: readonly number[]): Promise<ReadonlyMap<number, RunFigures>> {
    return this.count(manager, adIds);
  }
}
