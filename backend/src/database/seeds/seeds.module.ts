import { Module } from '@nestjs/common';
import { AuthModule } from '../../modules/auth/auth.module.js';
import { DemoPayments } from './demo-payments.js';
import { DemoSeed } from './demo.seed.js';

@Module({ imports: [AuthModule], providers: [DemoSeed, DemoPayments] })
export class SeedsModule {}
