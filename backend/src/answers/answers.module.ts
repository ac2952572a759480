import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PublicAnswers } from './public-answers.service.js';

@Global()
@Module({ imports: [DiscoveryModule], providers: [PublicAnswers], exports: [PublicAnswers] })
export class AnswersModule {}
