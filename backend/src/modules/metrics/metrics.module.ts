import { Module } from '@nestjs/common';
import { ChainsReading } from './chains-reading.js';
import { DatabaseFigures } from './database-figures.query.js';
import { DatabaseReading } from './database-reading.js';
import { HousekeepingReading } from './housekeeping-reading.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.service.js';
import { ProcessReading } from './process-reading.js';
import { RequestMetrics } from './request-metrics.service.js';
import { SiteRegistry } from './site-registry.js';

@Module({
  providers: [
    ChainsReading,
    DatabaseFigures,
    DatabaseReading,
    HousekeepingReading,
    Metrics,
    MetricsServer,
    ProcessReading,
    RequestMetrics,
    SiteRegistry,
  ],
  exports: [SiteRegistry],
})
export class MetricsModule {}
