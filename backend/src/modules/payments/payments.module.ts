import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdsModule } from '../ads/ads.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ChainTransactionsController } from './chain-transactions.controller.js';
import { ChainTransactions } from './chain-transactions.service.js';
import { Transaction } from './entities/transaction.entity.js';
import { PaymentNews } from './payment-news.service.js';
import { PaymentReports } from './payment-reports.service.js';
import { PaymentStates } from './payment-states.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsLedger } from './payments.ledger.js';
import { PaymentsService } from './payments.service.js';
import { SettlementQueue } from './settlement.queue.js';
import { SettlementService } from './settlement.service.js';
import { TransactionsQuery } from './transactions.query.js';

@Module({
  imports: [TypeOrmModule.forFeature([Transaction]), AdsModule, NotificationsModule],
  controllers: [PaymentsController, ChainTransactionsController],
  providers: [
    ChainTransactions,
    PaymentNews,
    PaymentReports,
    PaymentStates,
    PaymentsLedger,
    PaymentsService,
    SettlementQueue,
    SettlementService,
    TransactionsQuery,
  ],
  exports: [TransactionsQuery],
})
export class PaymentsModule {}
