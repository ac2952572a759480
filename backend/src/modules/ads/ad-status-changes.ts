import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Ad } from './entities/ad.entity.js';

type Handler = (manager: EntityManager, ad: Ad) => Promise<void>;

/** Lets other modules act on a status change within its transaction, without ads knowing them. */
@Injectable()
export class AdStatusChanges {
  private readonly handlers: Handler[] = [];

  subscribe(handler: Handler): void {
    this.handlers.push(handler);
  }

  async publish(manager: EntityManager, ad: Ad): Promise<void> {
    for (const handler of this.handlers) await handler(manager, ad);
  }
}
