import { Module } from '@nestjs/common';
import { OperatorController } from './operator.controller.js';
import { OperatorStatusQuery } from './operator-status.query.js';

@Module({ controllers: [OperatorController], providers: [OperatorStatusQuery] })
export class OperatorModule {}
