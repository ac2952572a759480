import { Inject, Injectable } from '@nestjs/common';
import { ChainClient } from '../../chain/nodes/chain-client.js';
import { type Chain, CHAINS, LOCAL_CHAIN_ID, publicNodeOf } from '../../chain/chains.js';
import { CONFIRMATIONS } from '../../chain/confirmations.js';
import { BADGE, DeploymentsService, REGISTRY, SPLITTER } from '../../chain/contracts/deployments.service.js';
import { SplitterTermsCache } from '../../chain/contracts/splitter-terms.cache.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { ChainConfigDto, ConfigDto } from './dto/site-config.dto.js';

/** Puts together what the browser needs to know. */
@Injectable()
export class SiteConfigService {
  constructor(
    private readonly client: ChainClient,
    private readonly deployments: DeploymentsService,
    private readonly terms: SplitterTermsCache,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async get(): Promise<ConfigDto> {
    const home = this.client.chainId;
    const offered = CHAINS.filter(({ chainId }) => chainId !== LOCAL_CHAIN_ID || chainId === home);
    return {
      chains: await Promise.all(offered.map((chain) => this.describe(chain))),
      homeChainId: home,
      confirmations: CONFIRMATIONS,
      devWallet: home === LOCAL_CHAIN_ID && this.config.chain.publicRpcUrl !== undefined,
      supportEmail: this.config.supportEmail ?? null,
    };
  }

  private async describe({ publicRpcUrl, ...chain }: Chain): Promise<ChainConfigDto> {
    if (chain.chainId !== this.client.chainId) {
      const nothing = { splitter: null, badge: null, voteRegistry: null, adPrice: null };
      return { ...chain, rpcUrl: publicRpcUrl, ...nothing };
    }
    const terms = await this.terms.get();
    return {
      ...chain,
      rpcUrl: publicNodeOf(chain.chainId, this.config.chain.publicRpcUrl),
      splitter: this.deployments.recordedAddress(SPLITTER) ?? null,
      badge: this.deployments.recordedAddress(BADGE) ?? null,
      voteRegistry: this.deployments.recordedAddress(REGISTRY) ?? null,
      adPrice: terms ? String(terms.adPrice) : null,
    };
  }
}
