import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Contract,
  Interface,
  NonceManager,
  Transaction,
  type TransactionReceipt,
  Wallet,
  id,
  parseEther,
} from 'ethers';
import { isLocalChain, LOCAL_CHAIN_ID } from '../../src/chain/chains.js';
import type { DeployedContract } from '../../src/chain/contracts/deployment-record.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { TestProvider } from './test-provider.js';

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

/** How a chain differs from the local one. */
export interface ChainTraits {
  /** What its node calls itself. On chains that are not local the operator is {@link PUBLIC_OPERATOR}. */
  chainId?: number;
  /** When its first block was made, in ms: a node whose newest block is old looks as if it heard of no more. */
  startedAt?: number;
}

/** Acts on chains that are not local, where the development keys are refused. */
export const PUBLIC_OPERATOR = new Wallet(id('the operator of a public chain, in tests'));

interface Deployed {
  contract: Contract;
  record: DeployedContract;
}

/** A hardhat node with our contracts, and the hand that makes blocks. */
export class TestChain {
  private constructor(
    readonly rpcUrl: string,
    readonly provider: TestProvider,
    /** Where ads are paid from now on. */
    public splitter: Contract,
    public badge: Contract,
    /** Where roots are published from now on. */
    public registry: Contract,
    readonly chainId: number,
    private readonly record: StoredRecord,
  ) {}

  /** Starts a node of its own. */
  static async start(version: 1 | 2 = 2, traits: ChainTraits = {}): Promise<TestChain> {
    const url = new URL(process.env.TEST_CHAINS_URL!);
    for (const [name, value] of Object.entries(traits)) url.searchParams.set(name, String(value));
    const response = await fetch(url);
    if (!response.ok) throw new Error(await response.text());
    return TestChain.deploy(await response.text(), version, traits.chainId);
  }

  /** Deploys the contracts with the development accounts in their usual parts. */
  static async deploy(
    rpcUrl: string,
    version: 1 | 2 = 2,
    chainId: number = LOCAL_CHAIN_ID,
  ): Promise<TestChain> {
    const provider = new TestProvider(rpcUrl, chainId, { staticNetwork: true, cacheTimeout: -1 });
    const deployer = deployerOn(provider);
    const operator = operatorOf(chainId).address;
    await provider.send('hardhat_setBalance', [operator, OPERATOR_COINS]);
    const { splitter, badge } = await deployVersion(deployer, version, chainId);
    const registry = await deployRegistry(deployer, version, chainId);
    const record = {
      splitters: [splitter.record],
      badges: [badge.record],
      voteRegistries: [registry.record],
    };
    const contracts = [splitter.contract, badge.contract, registry.contract] as const;
    return new TestChain(rpcUrl, provider, ...contracts, chainId, record);
  }

  /** Puts the second versions beside the first ones, as a deployment does; the record is to be written anew. */
  async addSecondVersion(): Promise<void> {
    const { splitter, badge } = await deployVersion(deployerOn(this.provider), 2, this.chainId);
    this.splitter = splitter.contract;
    this.badge = badge.contract;
    this.record.splitters.push(splitter.record);
    this.record.badges.push(badge.record);
  }

  /** Deploys the badges of a further season beside those that stand; the record is to be written anew. */
  async addSeason(season: number): Promise<void> {
    const { contract, record } = await deployBadge(deployerOn(this.provider), 3, this.chainId, season);
    this.badge = contract;
    this.record.badges.push({ ...record, season });
  }

  /** Puts another registry beside the first one, for a month and those that follow; the record is to be written anew. */
  async addSecondRegistry(firstMonth?: string): Promise<void> {
    const added = await deployRegistry(deployerOn(this.provider), 2, this.chainId, firstMonth);
    this.registry = added.contract;
    this.record.voteRegistries.push(added.record);
  }

  get address(): string {
    return this.splitter.target as string;
  }

  /** Of all that was deployed, as the record names them. */
  get addresses(): string[] {
    return Object.values(this.record).flatMap((contracts: DeployedContract[]) =>
      contracts.map(({ address }) => address),
    );
  }

  /** Where and when the first splitter was deployed. */
  get firstSplitter(): DeployedContract {
    return this.record.splitters[0]!;
  }

  /** The key of the account that settles, refunds and mints. */
  get operatorKey(): string {
    return operatorOf(this.chainId).privateKey;
  }

  /** Writes the record by which the API finds the contract; DEPLOYMENTS_DIR of the tests is the same folder. */
  writeRecord(dataDir: string): void {
    mkdirSync(join(dataDir, 'deployments'), { recursive: true });
    writeFileSync(join(dataDir, 'deployments', `${this.chainId}.json`), JSON.stringify(this.record));
  }

  /** Pays for an ad from a development account; its block is mined at once. */
  async pay(adId: number | bigint, account?: number, value?: bigint): Promise<TransactionReceipt> {
    const { hash } = await this.payWithoutWaiting(adId, account, value);
    return this.provider.waitForTransaction(hash);
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

  /** One by one where they are few: some of those that the node makes together have no contracts (hardhat 3.17, from the third on). */
  async mine(blocks: number): Promise<void> {
    const together = blocks > FEW_BLOCKS ? blocks - FEW_BLOCKS : 0;
    if (together > 0) await this.provider.send('hardhat_mine', [`0x${together.toString(16)}`]);
    for (let block = together; block < blocks; block++) await this.provider.send('evm_mine', []);
  }

  /** The signed bytes of a transaction, with which anybody can send it again. */
  async rawTransaction(hash: string): Promise<string> {
    const sent = (await this.provider.getTransaction(hash))!;
    return Transaction.from({ ...sent.toJSON(), from: undefined, signature: sent.signature }).serialized;
  }

  /** State of the ad's payment in the contract: 0 none, 1 held, 2 settled, 3 refunded. */
  async paymentState(adId: number, splitter = this.splitter): Promise<number> {
    const [, , state] = (await splitter.getFunction('payments').staticCall(adId)) as bigint[];
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

/** How many are made one by one without a test taking minutes. */
const FEW_BLOCKS = 500;

/** What the development accounts have. */
const OPERATOR_COINS = `0x${parseEther('10000').toString(16)}`;

const operatorOf = (chainId: number): { address: string; privateKey: string } =>
  isLocalChain(chainId) ? developmentWallet(DEVELOPMENT_ACCOUNT.operator) : PUBLIC_OPERATOR;

const deployerOn = (provider: TestProvider): NonceManager =>
  new NonceManager(developmentWallet(DEVELOPMENT_ACCOUNT.contractAdmin).connect(provider));

/** Splitter and badge, with the development accounts in their usual parts. */
async function deployVersion(deployer: NonceManager, version: 1 | 2, chainId: number) {
  const [admin, founder, platform] = (['contractAdmin', 'founder', 'platform'] as const).map(
    (part) => developmentWallet(DEVELOPMENT_ACCOUNT[part]).address,
  );
  const fileOf = version === 1 ? firstVersionOf : artifactOf;
  const parties = [admin, operatorOf(chainId).address, founder, platform, AD_PRICE];
  const splitter = await deployContract(deployer, fileOf('AdPaymentSplitter'), version, parties);
  return { splitter, badge: await deployBadge(deployer, version, chainId, 1) };
}

/** Badges of a season, which the first version does not tell. */
async function deployBadge(
  deployer: NonceManager,
  version: number,
  chainId: number,
  season: number,
): Promise<Deployed> {
  const admin = developmentWallet(DEVELOPMENT_ACCOUNT.contractAdmin).address;
  const parties = [admin, operatorOf(chainId).address];
  if (version === 1) return deployContract(deployer, firstVersionOf('ChallengeBadge'), 1, parties);
  return deployContract(deployer, artifactOf('ChallengeBadge'), version, [...parties, admin, season]);
}

/** Registry of votes, which takes all months that are over unless it is told the first. */
async function deployRegistry(
  deployer: NonceManager,
  version: 1 | 2,
  chainId: number,
  firstMonth = '1970-01',
): Promise<Deployed> {
  const parties = [developmentWallet(DEVELOPMENT_ACCOUNT.contractAdmin).address, operatorOf(chainId).address];
  if (version === 1) return deployContract(deployer, firstVersionOf('VoteRegistry'), 1, parties);
  return deployContract(deployer, artifactOf('VoteRegistry'), 2, [...parties, firstMonth]);
}

/** By an account whose key the node holds: signing tens of kilobytes here would take longer than all the rest. */
async function deployContract(
  deployer: NonceManager,
  file: string,
  version: number,
  args: unknown[],
): Promise<Deployed> {
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8')) as { abi: never[]; bytecode: string };
  const data = bytecode + new Interface(abi).encodeDeploy(args).slice(2);
  const provider = deployer.provider as TestProvider;
  const from = await deployer.getAddress();
  const hash = (await provider.send('eth_sendTransaction', [{ from, data }])) as string;
  const { blockNumber: block, blockHash, contractAddress } = await provider.waitForTransaction(hash);
  const address = contractAddress!;
  return { contract: new Contract(address, abi, deployer), record: { address, block, blockHash, version } };
}
