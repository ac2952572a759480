import { formatEther, formatUnits } from 'ethers';
import type { Connection } from './connection.ts';
import type { PlannedContract, PlanSettings } from './deployment-plan.ts';

// Gas prices move between the estimate and the last transaction.
const MARGIN_PERCENT = 120n;

/**
 * Makes sure that the deployer can pay for all contracts, before the first one costs anything.
 * @throws an error that names the account, what it holds and what is needed, in coins
 */
export async function requireFunds(
  { ethers }: Connection,
  deployer: string,
  contracts: PlannedContract[],
  settings: PlanSettings,
): Promise<void> {
  const { provider } = ethers;
  let gas = 0n;
  for (const { name, parameters, begun } of contracts) {
    // What was sent is paid for.
    if (begun && begun.nonces.size > 0) continue;
    const factory = await ethers.getContractFactory(name);
    const { data } = await factory.getDeployTransaction(...Object.values(parameters(settings)));
    gas += await provider.estimateGas({ from: deployer, data });
  }
  const { maxFeePerGas, gasPrice } = await provider.getFeeData();
  const price = maxFeePerGas ?? gasPrice ?? 0n;
  const needed = (gas * price * MARGIN_PERCENT) / 100n;
  const balance = await provider.getBalance(deployer);
  if (balance >= needed) return;
  throw new Error(
    `${deployer} holds ${formatEther(balance)} coins, but deploying takes up to ${formatEther(needed)} ` +
      `(${gas} gas at ${formatUnits(price, 'gwei')} gwei, and a margin). ` +
      `Send it ${formatEther(needed - balance)} or more.`,
  );
}
