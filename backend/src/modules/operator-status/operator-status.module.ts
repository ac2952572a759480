import { Module } from '@nestjs/common';
import { OperatorStatusController } from './operator-status.controller.js';
import { OperatorStatusQuery } from './operator-status.query.js';

@Module({ controllers: [OperatorStatusController], providers: [OperatorStatusQuery] })
export class OperatorStatusModule {}
