import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { passwordCommon } from './auth.errors.js';
import type { User } from './entities/user.entity.js';

type Demand = (manager: EntityManager, userId: number) => Promise<boolean>;

/** Which accounts may have no common password (ADR 0333). */
@Injectable()
export class PasswordDemands {
  private readonly demands: Demand[] = [];

  /** For a module that knows of accounts on which others depend, besides those whose role says so. */
  add(demand: Demand): void {
    this.demands.push(demand);
  }

  /** @throws passwordCommon */
  async assertMayBeCommon(manager: EntityManager, { id, role }: User): Promise<void> {
    if (role === 'admin' || role === 'participant') throw passwordCommon();
    for (const demand of this.demands) if (await demand(manager, id)) throw passwordCommon();
  }
}
