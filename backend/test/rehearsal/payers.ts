import { adPaymentSplitterAbi } from '@change-makers/contracts/abi';
import { id, Interface, parseUnits, Wallet } from 'ethers';
import { CHAIN_ID, type RehearsalChain } from './rehearsal-chain.ts';

const splitter = new Interface(adPaymentSplitterAbi);
const MAX_FEE = parseUnits('500', 'gwei');
const TIP = parseUnits('1', 'gwei');
const GAS_LIMIT = 150_000;

/** Wallets that pay for ads, and send again what a reorganisation took away. */
export class Payers {
  readonly #chain: RehearsalChain;
  readonly #address: string;
  readonly #price: bigint;
  readonly #wallets: Wallet[];
  readonly #nonces: number[];
  readonly #sent: string[] = [];

  private constructor(chain: RehearsalChain, address: string, price: bigint, count: number) {
    this.#chain = chain;
    this.#address = address;
    this.#price = price;
    this.#wallets = Array.from(
      { length: count },
      (_, index) => new Wallet(id(`payer ${index} of the rehearsal`)),
    );
    this.#nonces = this.#wallets.map(() => 0);
  }

  static async withCoins(
    chain: RehearsalChain,
    address: string,
    price: bigint,
    count: number,
  ): Promise<Payers> {
    const payers = new Payers(chain, address, price, count);
    for (const wallet of payers.#wallets) await chain.fund(wallet.address);
    return payers;
  }

  async pay(adId: number): Promise<void> {
    const index = adId % this.#wallets.length;
    const raw = await this.#wallets[index]!.signTransaction({
      type: 2,
      chainId: CHAIN_ID,
      nonce: this.#nonces[index]!++,
      to: this.#address,
      data: splitter.encodeFunctionData('payForAd', [adId]),
      value: this.#price,
      gasLimit: GAS_LIMIT,
      maxFeePerGas: MAX_FEE,
      maxPriorityFeePerGas: TIP,
    });
    this.#sent.push(raw);
    await this.#chain.provider.send('eth_sendRawTransaction', [raw]);
  }

  /** As wallets and nodes do with what is in no block any more. */
  async sendAgain(): Promise<void> {
    for (const raw of this.#sent)
      await this.#chain.provider.send('eth_sendRawTransaction', [raw]).catch(() => undefined);
  }
}
