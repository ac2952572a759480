import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { currencyOf, explorerUrl, finalAfter } from '../../chain/chains.js';
import { CONFIRMATIONS, confirmationsOf } from '../../chain/confirmations.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { mayManage } from '../ads/ad-access.js';
import { AdsService } from '../ads/ads.service.js';
import type { Ad } from '../ads/entities/ad.entity.js';
import type { AdPaymentDto } from './dto/ad-payment.dto.js';
import { FurtherPaymentDto } from './dto/further-payment.dto.js';
import { PaymentReceiptDto } from './dto/payment-receipt.dto.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { bestPayment, finalPayments, furtherPayments } from './payment-state.js';

/** How long the contract holds an undecided payment before its payer may take it back. */
const HOLD_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

/** Tells the state of an ad's payment. */
@Injectable()
export class PaymentsService {
  constructor(
    @InjectRepository(AdPayment) private readonly payments: Repository<AdPayment>,
    private readonly chains: FollowedChains,
    private readonly ads: AdsService,
  ) {}

  /** @throws adNotFound */
  async paymentOf(adId: number, viewer: SignedInUser | undefined): Promise<AdPaymentDto> {
    const ad = await this.ads.findVisible(adId, viewer);
    const payment = await this.describe(ad);
    if (!mayManage(ad, viewer)) return { ...payment, reason: null, receipts: [] };
    if (payment.status === 'pending') await this.expectPayment();
    return { ...payment, reason: ad.reason };
  }

  /** Whoever looks at what is to be paid may pay it in a moment, on whichever chain. */
  private async expectPayment(): Promise<void> {
    const payable = this.chains.all.filter(({ contracts }) => contracts.current(SPLITTER));
    await Promise.all(payable.map(async ({ attention }) => attention.call()));
  }

  /** As its owner is told, but for the reason. */
  async describe(ad: Ad): Promise<AdPaymentDto> {
    const payments = await this.payments.findBy({ adId: String(ad.id) });
    const best = bestPayment(payments);
    if (!best) return this.unpaid(ad);
    const head = (await this.chains.find(best.chainId)?.watcher.head()) ?? 0;
    const further = furtherPayments(payments, best).map((payment) => FurtherPaymentDto.from(payment));
    const receipts = finalPayments(payments).map((payment) => PaymentReceiptDto.from(payment));
    return { ...this.paid(ad.id, best, head), further, receipts };
  }

  private unpaid(ad: Ad): AdPaymentDto {
    const { id, paymentStatus, transactionHash, paymentChainId } = ad;
    const failed = paymentStatus === 'failed';
    const chainId = paymentChainId ?? this.chains.home.chainId;
    return {
      adId: id,
      status: failed ? 'failed' : 'pending',
      ...confirmationsAt(chainId, null, 0),
      chainId: failed ? chainId : null,
      currency: failed ? currencyOf(chainId) : null,
      splitter: null,
      ...this.link(chainId, 'txHash', 'explorerUrl', failed ? transactionHash : null),
      ...NOTHING_PAID,
    };
  }

  private paid(adId: number, payment: AdPayment, head: number): AdPaymentDto {
    return {
      adId,
      status: payment.status,
      awaitsDecision: payment.awaitsDecision,
      ...confirmationsAt(payment.chainId, payment.blockNumber, head),
      chainId: payment.chainId,
      currency: currencyOf(payment.chainId),
      splitter: payment.splitter,
      ...this.link(payment.chainId, 'txHash', 'explorerUrl', payment.transactionHash),
      payer: payment.payer,
      amount: payment.amount,
      founderAmount: payment.founderAmount,
      platformAmount: payment.platformAmount,
      paidAt: payment.paidAt,
      reclaimableAt: payment.outcome ? null : new Date(payment.paidAt.getTime() + HOLD_PERIOD_MS),
      ...this.link(payment.chainId, 'settlementTxHash', 'settlementExplorerUrl', payment.outcomeHash),
      reason: null,
      further: [],
      receipts: [],
    };
  }

  /** A hash and the page that shows it, under the names given. */
  private link<H extends string, U extends string>(
    chainId: number,
    hashName: H,
    urlName: U,
    hash: string | null,
  ) {
    const url = hash && explorerUrl(chainId, hash);
    return { [hashName]: hash, [urlName]: url } as Record<H | U, string | null>;
  }
}

/** How far a payment is: "n out of 6" as it is shown, and the chain's own number, after which money moves. */
const confirmationsAt = (chainId: number, block: number | null, head: number) => ({
  confirmations: block === null ? 0 : confirmationsOf(block, head),
  requiredConfirmations: CONFIRMATIONS,
  finalConfirmations: block === null ? 0 : Math.max(0, Math.min(finalAfter(chainId), head - block + 1)),
  finalAfter: finalAfter(chainId),
});

const NOTHING_PAID = {
  awaitsDecision: false,
  payer: null,
  amount: null,
  founderAmount: null,
  platformAmount: null,
  paidAt: null,
  reclaimableAt: null,
  settlementTxHash: null,
  settlementExplorerUrl: null,
  reason: null,
  further: [],
  receipts: [],
} satisfies Partial<AdPaymentDto>;
