import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currencyOf } from '../../chain/chains.js';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { findOpen } from '../../chain/operator/stored-transactions.js';
import { OpenOperatorTransactionDto, type OperatorChainDto } from './dto/operator-chain.dto.js';

/** What the operator has and does on each chain. */
@Injectable()
export class OperatorStatusQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
  ) {}

  /** The home chain first. */
  async list(): Promise<OperatorChainDto[]> {
    return Promise.all(this.chains.all.map(async (chain) => this.statusOf(chain)));
  }

  private async statusOf({ chainId, operator, funds, tracker }: FollowedChain): Promise<OperatorChainDto> {
    const [open, coins] = await Promise.all([
      findOpen(this.dataSource.manager, chainId),
      funds?.read().catch(() => undefined),
    ]);
    const noKey = operator.address === undefined ? 'no operator key is configured' : null;
    return {
      chainId,
      currency: currencyOf(chainId),
      address: operator.address ?? null,
      balance: coins ? String(coins.balance) : null,
      operationsLeft: coins?.operationsLeft ?? null,
      problem: tracker.problem ?? noKey,
      open: [...open.values()].flat().map(OpenOperatorTransactionDto.from),
    };
  }
}
