import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TransactionReceipt } from 'ethers';
import { ChainClient } from '../../chain/nodes/chain-client.js';
import { explorerUrl } from '../../chain/chains.js';
import { DeploymentsService } from '../../chain/contracts/deployments.service.js';
import { decodePayForAd, parseSplitterLog } from '../../chain/contracts/splitter.js';
import { EventWatcher } from '../../chain/events/event-watcher.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AdsService } from '../ads/ads.service.js';
import type { AdPaymentDto } from './dto/ad-payment.dto.js';
import type { ProcessAdPaymentDto } from './dto/process-ad-payment.dto.js';
import { Transaction } from './entities/transaction.entity.js';
import { transactionReverted, wrongAd, wrongChain, wrongContract } from './payments.errors.js';
import { PaymentNews } from './payment-news.service.js';
import { PaymentsService } from './payments.service.js';

/** Takes a browser's word that it paid, and believes the chain only. */
@Injectable()
export class PaymentReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly client: ChainClient,
    private readonly deployments: DeploymentsService,
    private readonly watcher: EventWatcher,
    private readonly ads: AdsService,
    private readonly payments: PaymentsService,
    private readonly news: PaymentNews,
  ) {}

  /** @throws wrongChain, wrongContract, wrongAd, transactionReverted, adNotFound, notAdOwner, chainUnavailable */
  async report(user: SignedInUser, { adId, txHash, chainId }: ProcessAdPaymentDto): Promise<AdPaymentDto> {
    const ad = await this.ads.findOwned(user.id, adId);
    if (chainId !== this.client.chainId) throw wrongChain({ sent: chainId, home: this.client.chainId });
    const receipt = await this.client.receipt(txHash);
    if (!receipt) return this.unmined(await this.payments.describe(ad), txHash);
    if (receipt.status === 0) return this.reverted(adId, receipt);
    await this.assertPaysFor(adId, receipt);
    // What is mined is written down by the watcher alone, so that a report can never count twice.
    await this.watcher.poll();
    return this.payments.describe(ad);
  }

  private async assertPaysFor(adId: number, receipt: TransactionReceipt): Promise<void> {
    const { address } = await this.deployments.splitter();
    const ours = receipt.logs.filter((log) => log.address.toLowerCase() === address.toLowerCase());
    const paid = ours.map(parseSplitterLog).filter((event) => event?.name === 'AdPaid');
    if (paid.length === 0) throw wrongContract();
    if (!paid.some((event) => event?.adId === BigInt(adId))) throw wrongAd();
  }

  /** Nothing is stored: the hash may be made up, or be replaced before it is mined. */
  private unmined(payment: AdPaymentDto, txHash: string): AdPaymentDto {
    if (payment.status !== 'pending' && payment.status !== 'failed') return payment;
    return { ...payment, status: 'pending', txHash, explorerUrl: explorerUrl(this.client.chainId, txHash) };
  }

  /** A failure shows on the ad only while nothing better is known. */
  private async reverted(adId: number, receipt: TransactionReceipt): Promise<never> {
    await this.assertWasMeantFor(adId, receipt);
    await this.dataSource.transaction(async (manager) => {
      const ad = await this.ads.lock(manager, adId);
      const paid = await manager.existsBy(Transaction, { chainId: this.client.chainId, adId: String(adId) });
      if (paid) return;
      await this.ads.setPaymentState(manager, ad.id, {
        paymentStatus: 'failed',
        transactionHash: receipt.hash.toLowerCase(),
      });
      await this.news.changed(manager, ad.id);
    });
    throw transactionReverted();
  }

  private async assertWasMeantFor(adId: number, receipt: TransactionReceipt): Promise<void> {
    const { address } = await this.deployments.splitter();
    if (receipt.to?.toLowerCase() !== address.toLowerCase()) throw wrongContract();
    const transaction = await this.client.call((provider) => provider.getTransaction(receipt.hash));
    if (decodePayForAd(transaction?.data ?? '0x') !== BigInt(adId)) throw wrongAd();
  }
}
