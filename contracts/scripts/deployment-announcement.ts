import { formatEther } from 'ethers';
import type { ToldPart } from './deployed-parts.ts';
import { isMainNetwork, type DeploymentChain } from './deployment-chains.ts';
import type { PlannedContract, PlanSettings } from './deployment-plan.ts';

/**
 * Shows what is about to be sent, with everything that can hardly be changed afterwards.
 * @param settings what each contract's parameters are made from
 */
export function announce(
  { chainId, title, currency }: DeploymentChain,
  deployer: string,
  contracts: PlannedContract[],
  settings: PlanSettings,
): void {
  console.log(`To be deployed to ${title} (chain ${chainId}) by ${deployer}:`);
  for (const { name, version, parameters, begun } of contracts) {
    console.log(`  ${name}, version ${version}`);
    if (begun)
      console.log(`    Goes on with what was begun in ${begun.folder}; remove that folder to begin anew.`);
    for (const [parameter, value] of Object.entries(parameters(settings)))
      console.log(`    ${parameter}: ${shown(parameter, value, currency)}`);
  }
}

/** Shows what a contract that stands tells of itself, and where the environment names something else. */
export function announceStanding(
  { currency }: DeploymentChain,
  { name, version, address }: { name: string; version: number; address: string },
  parts: ToldPart[],
): void {
  console.log(`  ${name}, version ${version}, ${address}`);
  for (const part of parts) console.log(`    ${describePart(part, currency)}`);
}

/**
 * One part in words.
 * @param namedBy what names the other one, where there is one
 */
export function describePart(
  { setting, value, instead }: ToldPart,
  currency: string,
  namedBy = 'the environment',
): string {
  const told = value === undefined ? 'not told' : shown(setting, value, currency);
  if (instead === undefined) return `${setting}: ${told}`;
  if (value === undefined)
    return `${setting}: not ${shown(setting, instead, currency)}, whom ${namedBy} names`;
  return `${setting}: ${told}, where ${namedBy} names ${shown(setting, instead, currency)}`;
}

const shown = (setting: string, value: string | bigint, currency: string) =>
  setting === 'adPrice' ? `${formatEther(value)} ${currency} (${value} wei)` : String(value);

/**
 * On a main network goes on only once somebody has read what was shown, and says for which chain it is.
 * @param confirmed the chain id that stands on the command line
 * @param finding what is to be confirmed, besides what is about to be sent
 * @throws an error that says how to go on
 */
export function requireConfirmation(
  { chainId, title }: DeploymentChain,
  confirmed: string | undefined,
  finding = '',
): void {
  if (!isMainNetwork(chainId) || confirmed === String(chainId)) return;
  throw new Error(
    `Nothing was sent. ${title} is a main network${finding}: check what stands above, then add --confirm ${chainId}.`,
  );
}
