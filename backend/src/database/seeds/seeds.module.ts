import { Module } from '@nestjs/common';
import { AuthModule } from '../../modules/auth/auth.module.js';
import { AwardsModule } from '../../modules/awards/awards.module.js';
import { ProgressModule } from '../../modules/progress/progress.module.js';
import { SeasonsModule } from '../../modules/seasons/seasons.module.js';
import { DemoEarlierSeason } from './demo-earlier-season.js';
import { DemoFigures } from './demo-figures.js';
import { DemoPayments } from './demo-payments.js';
import { DemoSeasonLife } from './demo-season-life.js';
import { DemoSeed } from './demo.seed.js';

@Module({
  imports: [AuthModule, AwardsModule, ProgressModule, SeasonsModule],
  providers: [DemoEarlierSeason, DemoFigures, DemoPayments, DemoSeasonLife, DemoSeed],
})
export class SeedsModule {}
