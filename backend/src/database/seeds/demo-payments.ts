import { Injectable } from '@nestjs/common';
import { Contract, NonceManager } from 'ethers';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../chain/operator/development-keys.js';
import { splitterInterface } from '../../chain/contracts/splitter.js';
import { readSplitterTerms } from '../../chain/contracts/splitter-terms.js';

const ADVERTISER_ACCOUNTS = 6;

/** Pays for demo ads as an advertiser's wallet would: real transactions on the local chain. */
@Injectable()
export class DemoPayments {
  constructor(private readonly chains: FollowedChains) {}

  /** Ads that already have a payment are left alone, so that an interrupted run can be repeated. */
  async payFor(adIds: readonly number[]): Promise<void> {
    const { client, contracts } = this.chains.home;
    const address = contracts.current(SPLITTER)?.address;
    if (!address) return;
    const { adPrice } = await readSplitterTerms(client, address);
    for (const [index, adId] of adIds.entries())
      await this.pay(address, adId, adPrice, index % ADVERTISER_ACCOUNTS);
  }

  private async pay(address: string, adId: number, value: bigint, account: number): Promise<void> {
    const wallet = developmentWallet(DEVELOPMENT_ACCOUNT.firstAdvertiser + account).connect(
      this.chains.home.client.provider,
    );
    const splitter = new Contract(address, splitterInterface, new NonceManager(wallet));
    const [, , state] = (await splitter.getFunction('payments').staticCall(adId)) as [string, bigint, bigint];
    if (state !== 0n) return;
    const sent = await splitter.getFunction('payForAd').send(adId, { value });
    await sent.wait();
  }
}
