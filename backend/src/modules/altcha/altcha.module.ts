import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AltchaController } from './altcha.controller.js';
import { AltchaService } from './altcha.service.js';
import { SpentAltcha } from './entities/spent-altcha.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SpentAltcha])],
  controllers: [AltchaController],
  providers: [AltchaService],
  exports: [AltchaService],
})
export class AltchaModule {}
