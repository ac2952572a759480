import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdsModule } from '../ads/ads.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ChainTransactionsController } from './chain-transactions.controller.js';
import { ChainTransactions } from './chain-transactions.service.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { AdPaymentDecisionsQueue } from './ad-payment-decisions.queue.js';
import { AdPaymentDecisions } from './ad-payment-decisions.service.js';
import { AdPaymentStates } from './ad-payment-states.js';
import { AdPaymentsLedger } from './ad-payments.ledger.js';
import { MonthlyFeesQuery } from './monthly-fees.query.js';
import { PaymentNews } from './payment-news.service.js';
import { PaymentReports } from './payment-reports.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AdPayment]), AdsModule, NotificationsModule],
  controllers: [PaymentsController, ChainTransactionsController],
  providers: [
    ChainTransactions,
    PaymentNews,
    PaymentReports,
    AdPaymentDecisions,
    AdPaymentDecisionsQueue,
    AdPaymentStates,
    AdPaymentsLedger,
    MonthlyFeesQuery,
    PaymentsService,
  ],
  exports: [MonthlyFeesQuery],
})
export class PaymentsModule {}
