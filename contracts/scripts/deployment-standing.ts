import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';
import type { Connection } from './connection.ts';
import { readParts, readVersion } from './deployed-parts.ts';
import { announceStanding } from './deployment-announcement.ts';
import { isLocalChain, type DeploymentChain } from './deployment-chains.ts';
import { catalogue, isEnough } from './deployment-catalogue.ts';
import { journalsOf } from './deployment-journal.ts';
import { badgeOf, type PlannedContract } from './deployment-plan.ts';
import { readMonthWithoutPlace } from './first-month.ts';
import { assertPinned, isNewerThanRelease } from './pinned-code.ts';
import { readRecord, recordFile, type DeployedContract, type DeploymentRecord } from './deployment-record.ts';
import { readGivenSettings } from './deployment-settings.ts';

type Environment = Record<string, string | undefined>;
type NamedContract = DeployedContract & { name: string };

/** What stands on a chain, and which contracts it still lacks in their current version. */
export type Standing = {
  record: DeploymentRecord;
  missing: PlannedContract[];
  /** Whether a person has to look at what stands: somebody else has a part in it, or its version is not known here. */
  isDoubtful: boolean;
};

/**
 * Compares the record of a chain with the chain. A local chain may have forgotten contracts, which then leave the record;
 * a public one that lost a contract, or has another one at its address, needs a person's decision. What stands on a public
 * one is shown with everyone who has a part in it.
 * @param seasons those that are to have badges; where none is named, any that stand will do
 * @throws when a public chain has no code at a recorded address, or other code than that version's
 */
export async function findStanding(
  hre: HardhatRuntimeEnvironment,
  connection: Connection,
  chain: DeploymentChain,
  plan: PlannedContract[],
  environment: Environment,
  seasons: readonly number[] = [],
): Promise<Standing> {
  const { chainId } = chain;
  const record = await readRecord(recordFile(chainId));
  const stands = async (contract: NamedContract) => {
    const code = await connection.ethers.provider.getCode(contract.address);
    if (!isLocalChain(chainId)) await requireCode(hre, connection, chainId, contract, code);
    return code !== '0x';
  };
  for (const { name, list } of catalogue) {
    const contracts = record[list];
    const standing = await Promise.all(contracts.map(async (each) => stands({ name, ...each })));
    contracts.splice(0, contracts.length, ...contracts.filter((_, index) => standing[index]));
  }
  const missing = await findMissing(connection, record, planFor(plan, record, seasons), environment);
  const isDoubtful = !isLocalChain(chainId) && (await show(connection, chain, record, environment));
  return { record, missing, isDoubtful };
}

/** Each season that is named has badges of its own; where none is, those of any season will do. */
function planFor(
  plan: PlannedContract[],
  { badges }: DeploymentRecord,
  seasons: readonly number[],
): PlannedContract[] {
  return plan.flatMap((contract) => {
    if (contract.list !== 'badges') return [contract];
    const newest = badges.at(-1)?.season;
    return (seasons.length > 0 ? seasons : [newest ?? 1]).map(badgeOf);
  });
}

/** What has no current version, and a registry of votes for months that are earlier than what those that stand take. */
async function findMissing(
  connection: Connection,
  record: DeploymentRecord,
  plan: PlannedContract[],
  environment: Environment,
): Promise<PlannedContract[]> {
  const missing = plan.filter(
    (contract) =>
      !record[contract.list].some(
        (each) => isEnough(contract, each) && (each.season ?? 1) === (contract.season ?? 1),
      ),
  );
  const registry = plan.find(({ list }) => list === 'voteRegistries');
  if (!registry || missing.includes(registry)) return missing;
  const besideFrom = await readMonthWithoutPlace(connection, record.voteRegistries, environment);
  return besideFrom === undefined ? missing : [...missing, { ...registry, besideFrom }];
}

/** @throws when an address does not have the code that the record promises */
async function requireCode(
  hre: HardhatRuntimeEnvironment,
  { ethers }: Connection,
  chainId: bigint,
  { name, version, address }: NamedContract,
  code: string,
): Promise<void> {
  const journals = await journalsOf(hre, { name, version }, chainId);
  // Left where it is, the journal would bring the same address back.
  const places = [recordFile(chainId), ...journals].join(', and what was begun in ');
  const advice = `Compare the record with what was deployed; to deploy anew, remove it from ${places}.`;
  if (code === '0x') throw new Error(`Chain ${chainId} has no code at ${address}. ${advice}`);
  if (!isNewerThanRelease(name, version)) return assertPinned(code, { name, version, address }, advice);
  const told = await readVersion(ethers.provider, address);
  if (told !== version)
    throw new Error(
      `The record names ${name} of version ${version} at ${address}, which calls itself version ${told}. ${advice}`,
    );
}

/** Shows all that stands. @returns whether something of it is to be confirmed */
async function show(
  { ethers }: Connection,
  chain: DeploymentChain,
  record: DeploymentRecord,
  environment: Environment,
): Promise<boolean> {
  const given = readGivenSettings(chain.chainId, environment);
  const contracts = catalogue.flatMap(({ name, list }) =>
    record[list].map((each) => ({ name, list, ...each })),
  );
  if (contracts.length > 0) console.log(`On ${chain.title} (chain ${chain.chainId}) stand:`);
  let isDoubtful = false;
  for (const contract of contracts) {
    const { name, list, version } = contract;
    const season = list === 'badges' ? { season: BigInt(contract.season ?? 1) } : {};
    const parts = await readParts(ethers.provider, contract, { ...given, ...season });
    announceStanding(chain, contract, parts);
    const isNewer = isNewerThanRelease(name, version);
    if (isNewer) console.log('    It is newer than this release, which cannot compare its code.');
    // The price is the admin's to change at any time.
    const isForeign = parts.some(({ setting, instead }) => setting !== 'adPrice' && instead !== undefined);
    isDoubtful ||= isNewer || isForeign;
  }
  return isDoubtful;
}
