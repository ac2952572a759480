import { formatEther } from 'ethers';
import { chainName, currencyOf, explorerUrl } from '../../chains.js';
import type { FollowedChain } from '../../followed-chain.js';
import type { OperatorTransaction } from '../entities/operator-transaction.entity.js';
import { firstPrice, gwei } from '../gas-prices.js';
import { isCancelled } from '../signed-form.js';
import { findOpen } from '../stored-transactions.js';
import type { CommandContext } from './command-context.js';

/** Prints the operator's coins and open transactions on each chain. */
export async function status({ chains, dataSource, print }: CommandContext): Promise<boolean> {
  for (const chain of chains.all) {
    const { chainId } = chain;
    print(`${chainName(chainId)} (${chainId})`);
    for (const line of await accountLines(chain)) print(`  ${line}`);
    const open = [...(await findOpen(dataSource.manager, chainId)).values()].flat();
    print(`  open transactions: ${open.length}`);
    for (const transaction of open)
      for (const line of transactionLines(transaction, chain.operator.address)) print(`    ${line}`);
  }
  return true;
}

async function accountLines({ chainId, operator, funds, market }: FollowedChain): Promise<string[]> {
  if (!funds) return ['operator: no key is configured'];
  const [{ balance, operationsLeft }, prices] = await Promise.all([funds.read(), market.prices()]);
  return [
    `operator: ${operator.address}`,
    `coins: ${formatEther(balance)} ${currencyOf(chainId)}, enough for ${operationsLeft} operations`,
    `gas: ${gwei(firstPrice(prices))} gwei, at most ${gwei(prices.cap)} gwei`,
  ];
}

function transactionLines(transaction: OperatorTransaction, operator: string | undefined): string[] {
  const { id, nonce, intent, signedAt, gasPrice, hashes, signer, chainId } = transaction;
  const minutes = Math.round((Date.now() - signedAt.getTime()) / 60_000);
  const note = isCancelled(transaction) ? ', being cancelled' : '';
  return [
    `${id}: nonce ${nonce}, ${intent}`,
    `  signed ${minutes} min ago at ${gwei(BigInt(gasPrice))} gwei${note}`,
    ...(signer === operator ? [] : [`  by ${signer}, an earlier key`]),
    ...hashes.map((hash) => `  ${explorerUrl(chainId, hash) ?? hash}`),
  ];
}
