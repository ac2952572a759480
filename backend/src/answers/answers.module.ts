import { Global, Module } from '@nestjs/common';
import { PublicAnswers } from './public-answers.service.js';

@Global()
@Module({ providers: [PublicAnswers], exports: [PublicAnswers] })
export class AnswersModule {}
