import { Module } from '@nestjs/common';
import { AdsModule } from '../ads/ads.module.js';
import { AdminAdsController } from './admin-ads.controller.js';

@Module({ imports: [AdsModule], controllers: [AdminAdsController] })
export class AdminModule {}
