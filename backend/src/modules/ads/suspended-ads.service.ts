import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SuspensionChanges } from '../auth/suspension-changes.js';
import { AdsService } from './ads.service.js';

/** So many of the newest are named to open pages, each of which fetches its lists anew for any of them. */
const MOST = 100;

const SHOWN = `
  SELECT id FROM ads WHERE user_id = $1 AND status <> 'rejected' ORDER BY id DESC LIMIT ${MOST}`;

/** Open pages hear that the ads of an account have gone, or are back; the ads themselves stay as they are. */
@Injectable()
export class SuspendedAds implements OnModuleInit {
  constructor(
    private readonly suspensions: SuspensionChanges,
    private readonly ads: AdsService,
  ) {}

  onModuleInit(): void {
    this.suspensions.subscribe((manager, userId) => this.announce(manager, userId));
  }

  private async announce(manager: EntityManager, userId: number): Promise<void> {
    const shown = await manager.query<{ id: number }[]>(SHOWN, [userId]);
    await this.ads.announce(manager, ...shown.map(({ id }) => id));
  }
}
