import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ContractFactory, NonceManager } from 'ethers';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import type { TestChain } from './test-chain.js';

export type WalletContract = 'OwnedWallet' | 'WrongAnswerWallet' | 'RevertingWallet' | 'BurningWallet';

type Compiled = Record<WalletContract, { abi: never[]; evm: { bytecode: { object: string } } }>;

/** Puts wallets that are contracts onto a test chain. */
export class ContractWallets {
  private constructor(
    private readonly compiled: Compiled,
    private readonly deployer: NonceManager,
  ) {}

  static async compile({ provider }: TestChain): Promise<ContractWallets> {
    const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, 'compile-wallets.ts')], {
      maxBuffer: 10_000_000,
    });
    const deployer = developmentWallet(DEVELOPMENT_ACCOUNT.firstAdvertiser).connect(provider);
    return new ContractWallets(JSON.parse(stdout) as Compiled, new NonceManager(deployer));
  }

  /** @returns its address */
  async deploy(name: WalletContract, ...args: unknown[]): Promise<string> {
    const { abi, evm } = this.compiled[name];
    const contract = await new ContractFactory(abi, evm.bytecode.object, this.deployer).deploy(...args);
    await contract.waitForDeployment();
    return contract.getAddress();
  }
}
