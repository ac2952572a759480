import { formatEther } from 'ethers';
import { isMainNetwork, type DeploymentChain } from './deployment-chains.ts';
import type { PlannedContract } from './deployment-plan.ts';

/**
 * Shows what is about to be sent, with everything that can hardly be changed afterwards.
 * @param settings what each contract's parameters are made from
 */
export function announce(
  { chainId, title, currency }: DeploymentChain,
  deployer: string,
  contracts: PlannedContract[],
  settings: Parameters<PlannedContract['parameters']>[0],
): void {
  console.log(`To be deployed to ${title} (chain ${chainId}) by ${deployer}:`);
  for (const { name, version, parameters } of contracts) {
    console.log(`  ${name}, version ${version}`);
    for (const [parameter, value] of Object.entries(parameters(settings)))
      console.log(`    ${parameter}: ${typeof value === 'bigint' ? coins(value, currency) : value}`);
  }
}

const coins = (wei: bigint, currency: string) => `${formatEther(wei)} ${currency} (${wei} wei)`;

/**
 * Coins of a main network are spent only once somebody has read what was shown, and says for which chain it is.
 * @param confirmed the chain id that stands on the command line
 * @throws an error that says how to go on
 */
export function requireConfirmation(
  { chainId, title }: DeploymentChain,
  confirmed: string | undefined,
): void {
  if (!isMainNetwork(chainId) || confirmed === String(chainId)) return;
  throw new Error(
    `Nothing was sent. ${title} is a main network: check what stands above, then add --confirm ${chainId}.`,
  );
}
