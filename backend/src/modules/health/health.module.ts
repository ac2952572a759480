import { Global, Module } from '@nestjs/common';
import { ChainConditions } from './chain-conditions.service.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { HealthWarnings } from './health-warnings.js';

/** Global, so that whatever feature has something to warn of may say so. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [ChainConditions, HealthService, HealthWarnings],
  exports: [HealthWarnings],
})
export class HealthModule {}
