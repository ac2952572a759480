import { setTimeout as delay } from 'node:timers/promises';
import { adPaymentSplitterAbi } from '@change-makers/contracts/abi';
import {
  id,
  Interface,
  JsonRpcProvider,
  parseEther,
  parseUnits,
  toQuantity,
  Transaction,
  Wallet,
} from 'ethers';

const splitter = new Interface(adPaymentSplitterAbi);
const CHAIN_ID = 31_337;
const REPEAT_AFTER_MS = 500;

/** Pays for ads, each from a wallet of its own, and sends again what a killed chain has lost. */
export class Payer {
  readonly #provider: JsonRpcProvider;
  readonly #splitter: string;
  readonly #price: bigint;
  /** Signed, by ad. */
  readonly #sent = new Map<number, string>();

  private constructor(provider: JsonRpcProvider, address: string, price: bigint) {
    this.#provider = provider;
    this.#splitter = address;
    this.#price = price;
  }

  static async on(chainUrl: string, address: string): Promise<Payer> {
    const provider = new JsonRpcProvider(chainUrl, CHAIN_ID, { staticNetwork: true, cacheTimeout: -1 });
    const answer = await provider.call({ to: address, data: splitter.encodeFunctionData('adPrice') });
    const [price] = splitter.decodeFunctionResult('adPrice', answer) as unknown as [bigint];
    return new Payer(provider, address, price);
  }

  /** Ads for which a payment was sent. */
  get adIds(): number[] {
    return [...this.#sent.keys()];
  }

  /** Returns when the payment is in a block. @returns its hash */
  async pay(adId: number): Promise<string> {
    const wallet = new Wallet(id(`payer of ad ${adId}`));
    const raw = await wallet.signTransaction({
      type: 2,
      chainId: CHAIN_ID,
      nonce: 0,
      to: this.#splitter,
      data: splitter.encodeFunctionData('payForAd', [adId]),
      value: this.#price,
      gasLimit: 200_000,
      maxFeePerGas: parseUnits('100', 'gwei'),
      maxPriorityFeePerGas: parseUnits('1', 'gwei'),
    });
    this.#sent.set(adId, raw);
    return this.#send(raw, wallet.address);
  }

  /** As wallets do with what is in no block any more. */
  async sendAgain(): Promise<void> {
    for (const [adId, raw] of this.#sent)
      await this.#send(raw, new Wallet(id(`payer of ad ${adId}`)).address);
  }

  close(): void {
    this.#provider.destroy();
  }

  async #send(raw: string, payer: string): Promise<string> {
    for (;;)
      try {
        await this.#provider.send('anvil_setBalance', [payer, toQuantity(this.#price + parseEther('1'))]);
        if ((await this.#provider.getTransactionCount(payer)) === 0)
          await this.#provider.send('eth_sendRawTransaction', [raw]);
        const hash = hashOf(raw);
        if (await this.#provider.getTransactionReceipt(hash)) return hash;
      } catch {
        // The chain is away for a moment.
        await delay(REPEAT_AFTER_MS);
      }
  }
}

const hashOf = (raw: string): string => Transaction.from(raw).hash!;
