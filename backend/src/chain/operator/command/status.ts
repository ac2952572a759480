import { formatEther } from 'ethers';
import { chainName, currencyOf, explorerUrl } from '../../chains.js';
import type { FollowedChain } from '../../followed-chain.js';
import type { OperatorTransaction } from '../entities/operator-transaction.entity.js';
import { firstPrice, inGwei } from '../gas-prices.js';
import { keepsCoinsBack } from '../kept-coins.js';
import type { OperatorAccount, Operators } from '../operators.js';
import { findOpen } from '../stored-transactions.js';
import { isCancelled } from '../transaction-states.js';
import type { CommandContext } from './command-context.js';

/** Prints the coins of the site's accounts and their open transactions on each chain. */
export async function status({ chains, dataSource, print }: CommandContext): Promise<boolean> {
  for (const chain of chains.all) {
    const { chainId, operators } = chain;
    print(`${chainName(chainId)} (${chainId})`);
    for (const line of await chainLines(chain)) print(`  ${line}`);
    const open = [...(await findOpen(dataSource.manager, chainId)).values()].flat();
    print(`  open transactions: ${open.length}`);
    for (const transaction of open)
      for (const line of transactionLines(transaction, operators)) print(`    ${line}`);
  }
  return true;
}

async function chainLines({ chainId, operators, market }: FollowedChain): Promise<string[]> {
  const { accounts, withoutKey } = operators;
  if (accounts.length === 0) return ['operator: no key is configured'];
  const prices = await market.prices();
  const lines = await Promise.all(
    accounts.map(async (account) => accountLines(account, currencyOf(chainId))),
  );
  return [
    ...lines.flat(),
    ...withoutKey.map((part) => `${part}: no key is configured`),
    `gas: ${inGwei(firstPrice(prices))} gwei, at most ${inGwei(prices.cap)} gwei`,
  ];
}

async function accountLines(account: OperatorAccount, currency: string): Promise<string[]> {
  const { address, parts } = account;
  const funds = await account.funds.read();
  const coins = `coins: ${formatEther(funds.balance)} ${currency}, enough for ${funds.operationsLeft} operations`;
  const kept = 'kept for refunds: badges and roots of votes wait until it has more';
  return [
    `operator: ${address} (${parts.join(', ')})`,
    coins,
    ...(keepsCoinsBack(account, funds) ? [kept] : []),
  ];
}

function transactionLines(transaction: OperatorTransaction, operators: Operators): string[] {
  const { id, nonce, intent, signedAt, gasPrice, hashes, signer, chainId } = transaction;
  const minutes = Math.round((Date.now() - signedAt.getTime()) / 60_000);
  const note = isCancelled(transaction) ? ', being cancelled' : '';
  return [
    `${id}: nonce ${nonce}, ${intent}`,
    `  signed ${minutes} min ago at ${inGwei(BigInt(gasPrice))} gwei${note}`,
    `  by ${signer}${operators.find(signer) ? '' : ', an earlier key'}`,
    ...hashes.map((hash) => `  ${explorerUrl(chainId, hash) ?? hash}`),
  ];
}
