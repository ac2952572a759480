import { Global, Module } from '@nestjs/common';
import { AlarmsModule } from '../alarms/alarms.module.js';
import { ChainConditions } from './chain-conditions.service.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { HealthWarnings } from './health-warnings.js';
import { LivenessController } from './liveness.controller.js';
import { Readiness } from './readiness.service.js';

/** Global, so that whatever feature has something to warn of may say so. */
@Global()
@Module({
  imports: [AlarmsModule],
  controllers: [HealthController, LivenessController],
  providers: [ChainConditions, HealthService, HealthWarnings, Readiness],
  exports: [ChainConditions, HealthWarnings, Readiness],
})
export class HealthModule {}
