import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { SettingsService } from './settings.service.js';

const MAX_AGE_MS = 1000;

/** A page comes without the newest list rather than late. */
const MAX_WAIT_MS = 300;

/**
 * The listed video hosts for the head of every page: read again once a second at most, so that a change reaches every process
 * within that time, and kept as last known while the database is away.
 */
@Injectable()
export class VideoHostsService {
  private readonly logger = new Logger(VideoHostsService.name);
  private hosts: readonly string[] = [];
  private askedAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> = Promise.resolve();

  constructor(private readonly settings: SettingsService) {}

  async current(): Promise<readonly string[]> {
    const now = performance.now();
    if (now - this.askedAt > MAX_AGE_MS) {
      this.askedAt = now;
      this.reading = this.read();
    }
    await Promise.race([this.reading, wait(MAX_WAIT_MS, undefined, { ref: false })]);
    return this.hosts;
  }

  private async read(): Promise<void> {
    try {
      this.hosts = await this.settings.videoHosts();
    } catch (error) {
      this.logger.warn(`The video hosts cannot be read: ${String(error)}`);
    }
  }
}
