import { Module } from '@nestjs/common';
import { AdsModule } from '../ads/ads.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { AdMetricsController } from './ad-metrics.controller.js';
import { AdMetricsQuery } from './ad-metrics.query.js';
import { AdSums } from './ad-sums.service.js';
import { AdsAtHand } from './ads-at-hand.service.js';
import { Beacons } from './beacons.service.js';
import { CountBundles } from './count-bundles.service.js';
import { DatabaseClock } from './database-clock.js';
import { DeliverableAdsQuery } from './deliverable-ads.query.js';
import { Deliveries } from './deliveries.service.js';
import { NetworkMarks } from './network-marks.service.js';
import { OwnCounts } from './own-counts.service.js';
import { PlacementResponder } from './placement-responder.js';
import { PlacementFigures } from './placement-figures.js';
import { PlacementTokens } from './placement-tokens.js';
import { PlacementsController } from './placements.controller.js';
import { SessionLookUps } from './session-look-ups.service.js';

@Module({
  imports: [AdsModule, AuthModule, MetricsModule],
  controllers: [PlacementsController, AdMetricsController],
  providers: [
    AdMetricsQuery,
    AdSums,
    AdsAtHand,
    Beacons,
    CountBundles,
    DatabaseClock,
    DeliverableAdsQuery,
    Deliveries,
    NetworkMarks,
    OwnCounts,
    PlacementResponder,
    PlacementFigures,
    PlacementTokens,
    SessionLookUps,
  ],
})
export class PlacementsModule {}
