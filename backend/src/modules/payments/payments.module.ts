import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdsModule } from '../ads/ads.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminPaymentsController } from './admin-payments.controller.js';
import { ChainTransactionsController } from './chain-transactions.controller.js';
import { ChainTransactions } from './chain-transactions.service.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { AdPaymentDecisionsQueue } from './ad-payment-decisions.queue.js';
import { AdPaymentDecisions } from './ad-payment-decisions.service.js';
import { AdPaymentRefunds } from './ad-payment-refunds.service.js';
import { AdPaymentStates } from './ad-payment-states.js';
import { AdPaymentSweep } from './ad-payment-sweep.service.js';
import { AdPaymentsLedger } from './ad-payments.ledger.js';
import { AdminPaymentsQuery } from './admin-payments.query.js';
import { AutomaticRefundsQuery } from './automatic-refunds.query.js';
import { DuePaymentsQuery } from './due-payments.query.js';
import { MonthlyFeesQuery } from './monthly-fees.query.js';
import { OwnTransactionsQuery } from './own-transactions.query.js';
import { PaymentNews } from './payment-news.service.js';
import { PaymentReports } from './payment-reports.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { UnclaimedRefundWarnings } from './unclaimed-refund-warnings.js';
import { UnclaimedRefunds } from './unclaimed-refunds.service.js';
import { OwnPayments } from './own-payments.service.js';
import { AuthModule } from '../auth/auth.module.js';

@Module({
  imports: [TypeOrmModule.forFeature([AdPayment]), AdsModule, AuditModule, AuthModule, NotificationsModule],
  controllers: [AdminPaymentsController, PaymentsController, ChainTransactionsController],
  providers: [
    ChainTransactions,
    OwnTransactionsQuery,
    PaymentNews,
    PaymentReports,
    AdPaymentDecisions,
    AdPaymentDecisionsQueue,
    AdPaymentRefunds,
    AdPaymentStates,
    AdPaymentSweep,
    AdPaymentsLedger,
    AdminPaymentsQuery,
    AutomaticRefundsQuery,
    DuePaymentsQuery,
    MonthlyFeesQuery,
    OwnPayments,
    PaymentsService,
    UnclaimedRefundWarnings,
    UnclaimedRefunds,
  ],
  exports: [MonthlyFeesQuery],
})
export class PaymentsModule {}
