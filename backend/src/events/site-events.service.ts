import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEventRow } from './entities/site-event.entity.js';
import type { SiteEvent } from './site-event.types.js';

/** Tells open pages, in every process, what a transaction changes; they hear of it once it is committed. */
@Injectable()
export class SiteEvents {
  async publish(manager: EntityManager, ...events: SiteEvent[]): Promise<void> {
    if (events.length > 0) await manager.insert(SiteEventRow, events);
  }
}
