import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { TransactionReceipt } from 'ethers';
import { currencyOf, explorerUrl } from '../../chain/chains.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { decodeLog } from '../../chain/contracts/decoded-event.js';
import { decodePayForAd } from '../../chain/contracts/splitter.js';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { changesNothing } from '../../common/harmless-requests.js';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { within } from '../../common/within.js';
import { AdsService } from '../ads/ads.service.js';
import type { AdPaymentDto } from './dto/ad-payment.dto.js';
import type { ProcessAdPaymentDto } from './dto/process-ad-payment.dto.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import {
  tooManyLookups,
  transactionReverted,
  wrongAd,
  wrongChain,
  wrongContract,
} from './payments.errors.js';
import { PaymentNews } from './payment-news.service.js';
import { PaymentsService } from './payments.service.js';

/**
 * How long a report waits for the watcher: eight of its rounds when all is well. Whoever is answered before it is done follows
 * the payment as after any 202; the round goes on, and where it fails the chain's leader reads the same again.
 */
const MAX_WAIT_MS = 4_000;

/** Of one account: each costs calls to a node that may be paid for. A payment is found without any. */
export const REPORTS_IN_TEN_MINUTES = 100;

/** Takes a browser's word that it paid, and believes the chain only. */
@Injectable()
export class PaymentReports {
  /** How long a report waits for the watcher (ms). */
  patienceMs = MAX_WAIT_MS;
  private readonly limiter: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly ads: AdsService,
    private readonly payments: PaymentsService,
    private readonly news: PaymentNews,
  ) {
    this.limiter = rateLimiter(dataSource, 'payment-report', REPORTS_IN_TEN_MINUTES, 600);
  }

  /** @throws tooManyLookups, wrongChain, wrongContract, wrongAd, transactionReverted, adNotFound, notAdOwner, chainUnavailable */
  async report(user: SignedInUser, { adId, txHash, chainId }: ProcessAdPaymentDto): Promise<AdPaymentDto> {
    const ad = await this.ads.findOwned(user.id, adId);
    await takePoint(this.limiter, String(user.id), tooManyLookups);
    const chain = this.chains.find(chainId);
    if (!chain?.contracts.current(SPLITTER)) throw wrongChain({ sent: chainId, payable: this.payable() });
    await chain.attention.call();
    const receipt = await chain.client.receipt(txHash);
    if (!receipt) {
      changesNothing();
      return this.unmined(await this.payments.describe(ad), chainId, txHash);
    }
    await chain.contracts.verifiedCurrent(SPLITTER);
    if (receipt.status === 0) return this.reverted(chain, adId, receipt);
    assertPaysFor(chain, adId, receipt);
    await within(this.patienceMs, this.take(chain, receipt));
    return this.unmined(await this.payments.describe(ad), chainId, txHash);
  }

  /** The receipt is evidence itself, also where the node leaves its logs out of other answers. */
  private async take(chain: FollowedChain, receipt: TransactionReceipt): Promise<void> {
    await chain.watcher.takeReceipt(receipt);
    await chain.watcher.poll();
  }

  /** Ids of the chains on which ads are paid. */
  private payable(): string {
    const payable = this.chains.all.filter(({ contracts }) => contracts.current(SPLITTER));
    return payable.map(({ chainId }) => chainId).join(', ');
  }

  /** What is known, under this hash where that is nothing yet: it may be made up, or be replaced before it is mined. */
  private unmined(payment: AdPaymentDto, chainId: number, txHash: string): AdPaymentDto {
    if (payment.status !== 'pending' && payment.status !== 'failed') return payment;
    const currency = currencyOf(chainId);
    return {
      ...payment,
      status: 'pending',
      chainId,
      currency,
      txHash,
      explorerUrl: explorerUrl(chainId, txHash),
    };
  }

  /** A failure shows on the ad only while nothing better is known. */
  private async reverted(chain: FollowedChain, adId: number, receipt: TransactionReceipt): Promise<never> {
    await this.assertWasMeantFor(chain, adId, receipt);
    await this.dataSource.transaction(async (manager) => {
      const ad = await this.ads.lock(manager, adId);
      const transactionHash = receipt.hash.toLowerCase();
      const isTold = ad.paymentStatus === 'failed' && ad.transactionHash === transactionHash;
      if (isTold || (await manager.existsBy(AdPayment, { adId: String(adId) }))) return changesNothing();
      const failed = { adId: ad.id, paymentStatus: 'failed', transactionHash } as const;
      await this.ads.setPaymentStates(manager, [{ ...failed, paymentChainId: chain.chainId }]);
      await this.news.changed(manager, ad.id);
    });
    throw transactionReverted();
  }

  private async assertWasMeantFor(
    chain: FollowedChain,
    adId: number,
    receipt: TransactionReceipt,
  ): Promise<void> {
    if (!receipt.to || chain.contracts.at(receipt.to)?.name !== SPLITTER) throw wrongContract();
    const transaction = await chain.client.call((provider) => provider.getTransaction(receipt.hash));
    if (decodePayForAd(transaction?.data ?? '0x') !== BigInt(adId)) throw wrongAd();
  }
}

function assertPaysFor({ contracts }: FollowedChain, adId: number, { logs }: TransactionReceipt): void {
  const ours = logs.filter((log) => contracts.at(log.address)?.name === SPLITTER);
  const paid = ours.map((log) => decodeLog(SPLITTER, log)).filter((event) => event?.name === 'AdPaid');
  if (paid.length === 0) throw wrongContract();
  if (!paid.some((event) => event?.subject === String(adId))) throw wrongAd();
}
