import {
  AbiCoder,
  ContractFactory,
  NonceManager,
  concat,
  id,
  toBeHex,
  type TransactionReceipt,
} from 'ethers';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { AD_PRICE, type TestChain } from './test-chain.js';

/**
 * A contract that pays for an ad with whatever coins it gets: those of its owner, and again those of its own refund. Its
 * code is written out, as the artifacts hold the deployed contracts alone.
 */
export class RepeatingPayer {
  private constructor(
    readonly address: string,
    private readonly owner: NonceManager,
  ) {}

  static async deploy(chain: TestChain, adId: number): Promise<RepeatingPayer> {
    const wallet = developmentWallet(DEVELOPMENT_ACCOUNT.firstAdvertiser).connect(chain.provider);
    const owner = new NonceManager(wallet);
    const deployed = await new ContractFactory([], creationOf(chain.address, adId), owner).deploy();
    await deployed.waitForDeployment();
    return new RepeatingPayer(await deployed.getAddress(), owner);
  }

  /** Gives it the price of an ad, which it pays at once. */
  async pay(): Promise<TransactionReceipt> {
    const sent = await this.owner.sendTransaction({ to: this.address, value: AD_PRICE, gasLimit: 200_000 });
    return (await sent.wait())!;
  }
}

/** Copies the code after it, and returns it. */
function creationOf(splitter: string, adId: number): string {
  const code = codeOf(splitter, adId);
  const length = (code.length - 2) / 2;
  const copy = ['0x60', toBeHex(length, 1), '0x80', '0x6009', '0x5f39', '0x5ff3'];
  return concat([...copy, code]);
}

/** Calls payForAd(adId) with the value that came, and reverts when the splitter does. */
function codeOf(splitter: string, adId: number): string {
  const selector = id('payForAd(uint256)').slice(0, 10);
  return concat([
    // mstore(0, selector << 224); mstore(4, adId)
    ...['0x63', selector, '0x60e01b', '0x5f52'],
    ...['0x7f', AbiCoder.defaultAbiCoder().encode(['uint256'], [adId]), '0x600452'],
    // call(gas, splitter, callvalue, 0, 36, 0, 0)
    ...['0x5f5f60245f', '0x34', '0x73', splitter, '0x5af1'],
    // if it succeeded, stop; else revert
    ...['0x60', END, '0x57', '0x5f5ffd', '0x5b00'],
  ]);
}

/** Where the code stops: the bytes before. */
const END = toBeHex(5 + 3 + 2 + 33 + 3 + 5 + 1 + 21 + 2 + 3 + 3, 1);
