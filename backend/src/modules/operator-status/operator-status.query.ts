import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currencyOf } from '../../chain/chains.js';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { type LedChain, ledChains } from '../../chain/leader-reports.js';
import { keepsCoinsBack } from '../../chain/operator/kept-coins.js';
import type { OperatorAccount } from '../../chain/operator/operators.js';
import { findOpen } from '../../chain/operator/stored-transactions.js';
import {
  OpenOperatorTransactionDto,
  type OperatorAccountDto,
  type OperatorChainDto,
} from './dto/operator-chain.dto.js';

/** What the operator has and does on each chain. */
@Injectable()
export class OperatorStatusQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
  ) {}

  /** The home chain first. */
  async list(): Promise<OperatorChainDto[]> {
    const led = await ledChains(this.dataSource.manager);
    return Promise.all(this.chains.all.map(async (chain) => this.statusOf(chain, led.get(chain.chainId))));
  }

  private async statusOf(chain: FollowedChain, led: LedChain | undefined): Promise<OperatorChainDto> {
    const { chainId, operators } = chain;
    const [open, accounts] = await Promise.all([
      findOpen(this.dataSource.manager, chainId),
      Promise.all(operators.accounts.map(async (account) => describeAccount(account, led))),
    ]);
    return {
      chainId,
      currency: currencyOf(chainId),
      accounts,
      withoutKey: operators.withoutKey,
      open: [...open.values()].flat().map(OpenOperatorTransactionDto.from),
    };
  }
}

async function describeAccount(
  account: OperatorAccount,
  led: LedChain | undefined,
): Promise<OperatorAccountDto> {
  const { address, parts } = account;
  const funds = await account.funds.read().catch(() => undefined);
  return {
    address,
    parts: [...parts],
    balance: funds ? String(funds.balance) : null,
    operationsLeft: funds?.operationsLeft ?? null,
    keepsCoinsBack: funds !== undefined && keepsCoinsBack(account, funds),
    problem: led?.problems[address] ?? null,
  };
}
