import { Injectable, Logger } from '@nestjs/common';
import { ChainsReading } from './chains-reading.js';
import { DatabaseReading } from './database-reading.js';
import { HousekeepingReading } from './housekeeping-reading.js';
import { ProcessReading } from './process-reading.js';
import { type Reading, SiteRegistry } from './site-registry.js';

/** Puts together what a scrape is told. */
@Injectable()
export class Metrics {
  private readonly logger = new Logger(Metrics.name);
  private readonly readings: readonly Reading[];
  private readonly unread;

  constructor(
    private readonly registry: SiteRegistry,
    process: ProcessReading,
    chains: ChainsReading,
    database: DatabaseReading,
    housekeeping: HousekeepingReading,
  ) {
    this.readings = [process, chains, database, housekeeping];
    this.unread = registry.gauge('metrics_unread', '1 where the figures of a part could not be read', [
      'part',
    ]);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** In the format that Prometheus reads; what cannot be read is left out and named. */
  async text(): Promise<string> {
    await Promise.all(this.readings.map(async (reading) => this.read(reading)));
    return this.registry.metrics();
  }

  private async read(reading: Reading): Promise<void> {
    const { part } = reading;
    try {
      await reading.read();
      this.unread.set({ part }, 0);
    } catch (error) {
      this.logger.warn({ err: error, part }, 'Figures could not be read');
      reading.forget();
      this.unread.set({ part }, 1);
    }
  }
}
