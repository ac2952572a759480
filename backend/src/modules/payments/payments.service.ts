import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ChainClient } from '../../chain/nodes/chain-client.js';
import { explorerUrl } from '../../chain/chains.js';
import { CONFIRMATIONS, confirmationsOf } from '../../chain/confirmations.js';
import { EventWatcher } from '../../chain/events/event-watcher.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AdsService, mayManage } from '../ads/ads.service.js';
import type { Ad } from '../ads/entities/ad.entity.js';
import type { AdPaymentDto } from './dto/ad-payment.dto.js';
import { Transaction } from './entities/transaction.entity.js';
import { bestPayment } from './payment-state.js';

/** How long the contract holds an undecided payment before its payer may take it back. */
const HOLD_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

/** Tells the state of an ad's payment. */
@Injectable()
export class PaymentsService {
  constructor(
    @InjectRepository(Transaction) private readonly transactions: Repository<Transaction>,
    private readonly client: ChainClient,
    private readonly watcher: EventWatcher,
    private readonly ads: AdsService,
  ) {}

  /** @throws adNotFound */
  async paymentOf(adId: number, viewer: SignedInUser | undefined): Promise<AdPaymentDto> {
    const ad = await this.ads.findVisible(adId, viewer);
    const reason = mayManage(ad, viewer) ? ad.reason : null;
    return { ...(await this.describe(ad)), reason };
  }

  async describe(ad: Ad): Promise<AdPaymentDto> {
    const { chainId } = this.client;
    const payments = await this.transactions.findBy({ chainId, adId: String(ad.id) });
    const best = bestPayment(payments);
    if (!best) return this.unpaid(ad);
    return this.paid(ad.id, best, await this.watcher.head());
  }

  private unpaid(ad: Ad): AdPaymentDto {
    const { id, paymentStatus, transactionHash } = ad;
    return {
      adId: id,
      status: paymentStatus === 'failed' ? 'failed' : 'pending',
      confirmations: 0,
      requiredConfirmations: CONFIRMATIONS,
      ...this.link('txHash', 'explorerUrl', paymentStatus === 'failed' ? transactionHash : null),
      ...NOTHING_PAID,
    };
  }

  private paid(adId: number, payment: Transaction, head: number): AdPaymentDto {
    return {
      adId,
      status: payment.status,
      confirmations: confirmationsOf(payment.blockNumber, head),
      requiredConfirmations: CONFIRMATIONS,
      ...this.link('txHash', 'explorerUrl', payment.transactionHash),
      payer: payment.payer,
      amount: payment.amount,
      founderAmount: payment.founderProfit,
      platformAmount: payment.platformFee,
      paidAt: payment.paidAt,
      reclaimableAt: payment.outcome ? null : new Date(payment.paidAt.getTime() + HOLD_PERIOD_MS),
      ...this.link('settlementTxHash', 'settlementExplorerUrl', payment.outcomeHash),
      reason: null,
    };
  }

  /** A hash and the page that shows it, under the names given. */
  private link<H extends string, U extends string>(hashName: H, urlName: U, hash: string | null) {
    const url = hash && explorerUrl(this.client.chainId, hash);
    return { [hashName]: hash, [urlName]: url } as Record<H | U, string | null>;
  }
}

const NOTHING_PAID = {
  payer: null,
  amount: null,
  founderAmount: null,
  platformAmount: null,
  paidAt: null,
  reclaimableAt: null,
  settlementTxHash: null,
  settlementExplorerUrl: null,
  reason: null,
} satisfies Partial<AdPaymentDto>;
