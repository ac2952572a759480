import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Contract,
  ContractFactory,
  JsonRpcProvider,
  NonceManager,
  Transaction,
  type TransactionReceipt,
  parseEther,
} from 'ethers';
import { LOCAL_CHAIN_ID } from '../../src/chain/chains.js';
import type { DeployedContract } from '../../src/chain/contracts/deployment-record.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';

export const AD_PRICE = parseEther('25');

const CONTRACTS = join(__dirname, '../../../contracts');
/** The first versions are kept as they were deployed. */
const firstVersionOf = (name: string) => join(CONTRACTS, `abi/v1/${name}V1.json`);
const artifactOf = (name: string) => join(CONTRACTS, `artifacts/src/${name}.sol/${name}.json`);

interface StoredRecord {
  splitters: DeployedContract[];
  badges: DeployedContract[];
  voteRegistries: DeployedContract[];
}

interface Deployed {
  contract: Contract;
  record: DeployedContract;
}

/** A hardhat node with our contracts, and the hand that makes blocks. */
export class TestChain {
  private constructor(
    readonly rpcUrl: string,
    readonly provider: JsonRpcProvider,
    readonly splitter: Contract,
    readonly badge: Contract,
    readonly registry: Contract,
    private readonly record: StoredRecord,
  ) {}

  /** Starts a node of its own. */
  static async start(version: 1 | 2 = 2): Promise<TestChain> {
    const response = await fetch(process.env.TEST_CHAINS_URL!);
    if (!response.ok) throw new Error(await response.text());
    return TestChain.deploy(await response.text(), version);
  }

  /** Deploys the contracts with the development accounts in their usual parts. */
  static async deploy(rpcUrl: string, version: 1 | 2 = 2): Promise<TestChain> {
    const provider = new JsonRpcProvider(rpcUrl, LOCAL_CHAIN_ID, { staticNetwork: true, cacheTimeout: -1 });
    const account = DEVELOPMENT_ACCOUNT;
    const deployer = new NonceManager(developmentWallet(account.contractAdmin).connect(provider));
    const parties = [account.contractAdmin, account.operator, account.founder, account.platform].map(
      (index) => developmentWallet(index).address,
    );
    const [admin, operator] = parties;
    const fileOf = version === 1 ? firstVersionOf : artifactOf;
    const keeper = version === 1 ? [] : [admin];
    const splitter = await deployContract(deployer, fileOf('AdPaymentSplitter'), version, [
      ...parties,
      AD_PRICE,
    ]);
    const badge = await deployContract(deployer, fileOf('ChallengeBadge'), version, [
      admin,
      operator,
      ...keeper,
    ]);
    const registry = await deployContract(deployer, artifactOf('VoteRegistry'), 1, [admin, operator]);
    const record = {
      splitters: [splitter.record],
      badges: [badge.record],
      voteRegistries: [registry.record],
    };
    return new TestChain(rpcUrl, provider, splitter.contract, badge.contract, registry.contract, record);
  }

  get address(): string {
    return this.splitter.target as string;
  }

  /** Writes the record by which the API finds the contract. */
  writeRecord(dataDir: string): void {
    mkdirSync(join(dataDir, 'deployments'), { recursive: true });
    writeFileSync(join(dataDir, 'deployments', `${LOCAL_CHAIN_ID}.json`), JSON.stringify(this.record));
  }

  /** Pays for an ad from a development account; its block is mined at once. */
  async pay(adId: number | bigint, account?: number, value?: bigint): Promise<TransactionReceipt> {
    const { hash } = await this.payWithoutWaiting(adId, account, value);
    return (await this.provider.waitForTransaction(hash))!;
  }

  async payWithoutWaiting(
    adId: number | bigint,
    account = DEVELOPMENT_ACCOUNT.firstAdvertiser,
    value = AD_PRICE,
  ): Promise<{ hash: string }> {
    const payer = new NonceManager(developmentWallet(account).connect(this.provider));
    const splitter = this.splitter.connect(payer) as Contract;
    return splitter.getFunction('payForAd').send(adId, { value, gasLimit: 200_000 });
  }

  async setBalance(address: string, wei: bigint): Promise<void> {
    await this.provider.send('hardhat_setBalance', [address, `0x${wei.toString(16)}`]);
  }

  async mine(blocks: number): Promise<void> {
    await this.provider.send('hardhat_mine', [`0x${blocks.toString(16)}`]);
  }

  /** The signed bytes of a transaction, with which anybody can send it again. */
  async rawTransaction(hash: string): Promise<string> {
    const sent = (await this.provider.getTransaction(hash))!;
    return Transaction.from({ ...sent.toJSON(), from: undefined, signature: sent.signature }).serialized;
  }

  /** State of the ad's payment in the contract: 0 none, 1 held, 2 settled, 3 refunded. */
  async paymentState(adId: number): Promise<number> {
    const [, , state] = (await this.splitter.getFunction('payments').staticCall(adId)) as bigint[];
    return Number(state);
  }

  snapshot(): Promise<string> {
    return this.provider.send('evm_snapshot', []) as Promise<string>;
  }

  /** Drops every block since the snapshot, as a reorganisation would. */
  async revertTo(snapshot: string): Promise<void> {
    await this.provider.send('evm_revert', [snapshot]);
  }

  close(): void {
    this.provider.destroy();
  }
}

async function deployContract(
  deployer: NonceManager,
  file: string,
  version: number,
  args: unknown[],
): Promise<Deployed> {
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8')) as { abi: never[]; bytecode: string };
  const contract = await new ContractFactory(abi, bytecode, deployer).deploy(...args);
  const { blockNumber: block, blockHash } = (await contract.deploymentTransaction()!.wait())!;
  const address = await contract.getAddress();
  return { contract: new Contract(address, abi, deployer), record: { address, block, blockHash, version } };
}
