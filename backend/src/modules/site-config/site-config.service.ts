import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { chainUnavailable } from '../../common/errors/common.errors.js';
import { type Chain, CHAINS, isLocalChain, LOCAL_CHAIN_ID, publicNodeOf } from '../../chain/chains.js';
import { CONFIRMATIONS } from '../../chain/confirmations.js';
import { BADGE, REGISTRY, SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { type ContractName, seasonOfBadges } from '../../chain/contracts/deployment-record.js';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { BadgeContractDto, ChainConfigDto, ConfigDto } from './dto/site-config.dto.js';

/** Puts together what the browser needs to know. */
@Injectable()
export class SiteConfigService {
  constructor(
    private readonly chains: FollowedChains,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async get(): Promise<ConfigDto> {
    const home = this.chains.home.chainId;
    const offered = CHAINS.filter(({ chainId }) => !isLocalChain(chainId) || this.chains.find(chainId));
    return {
      chains: await Promise.all(offered.map((chain) => this.describe(chain))),
      homeChainId: home,
      confirmations: CONFIRMATIONS,
      devWallet: home === LOCAL_CHAIN_ID && this.config.chain.home.publicRpcUrl !== undefined,
      supportEmail: this.config.supportEmail ?? null,
      sendsMail: this.config.mail !== undefined,
    };
  }

  private async describe({ publicRpcUrl, ...chain }: Chain): Promise<ChainConfigDto> {
    const followed = this.chains.find(chain.chainId);
    const published = followed && this.publishedNode(followed);
    const contract = (name: ContractName) => followed?.contracts.current(name)?.address ?? null;
    const terms = await followed?.terms.get();
    return {
      ...chain,
      rpcUrl: followed ? publicNodeOf(chain.chainId, published) : publicRpcUrl,
      payable: followed !== undefined && !chain.retired && (await isPayable(followed)),
      splitter: contract(SPLITTER),
      splitters: followed ? addressesOf(followed, SPLITTER) : [],
      badge: followed?.isHome ? contract(BADGE) : null,
      badges: followed?.isHome ? badgesOf(followed) : [],
      voteRegistry: followed?.isHome ? contract(REGISTRY) : null,
      voteRegistries: followed?.isHome ? addressesOf(followed, REGISTRY) : [],
      adPrice: terms ? String(terms.adPrice) : null,
    };
  }

  private publishedNode({ chainId, isHome }: FollowedChain): string | undefined {
    const { home, others } = this.config.chain;
    return (isHome ? home : others.get(chainId))?.publicRpcUrl;
  }
}

/** Nobody is sent to a splitter that the API itself does not read; while the chain is away it is the one of before. */
async function isPayable({ contracts }: FollowedChain): Promise<boolean> {
  try {
    await contracts.verifiedCurrent(SPLITTER);
    return true;
  } catch (error) {
    return contracts.current(SPLITTER) !== undefined && isAway(error);
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof AppError && error.problem.code === chainUnavailable().problem.code;

const badgesOf = ({ contracts }: FollowedChain): BadgeContractDto[] =>
  contracts
    .recorded()
    .filter(({ name }) => name === BADGE)
    .map((contract) => ({ address: contract.address, season: seasonOfBadges(contract) }));

const addressesOf = ({ contracts }: FollowedChain, wanted: ContractName): string[] =>
  contracts
    .recorded()
    .filter(({ name }) => name === wanted)
    .map(({ address }) => address);
