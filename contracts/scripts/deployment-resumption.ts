import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';
import { isLocalChain } from './deployment-chains.ts';
import { journalOf, readJournal } from './deployment-journal.ts';
import type { PlannedContract } from './deployment-plan.ts';

/**
 * Takes the parameters of what was begun on a public chain from its journal: Ignition goes on with no others, and some, as the
 * first month, are others on another day. On a local chain everything is begun anew.
 */
export async function resumed(
  hre: HardhatRuntimeEnvironment,
  chainId: bigint,
  contracts: PlannedContract[],
): Promise<PlannedContract[]> {
  if (isLocalChain(chainId)) return contracts;
  return Promise.all(
    contracts.map(async (contract) => {
      const begun = await readJournal(journalOf(hre, contract, chainId));
      if (!begun) return contract;
      const parameters: PlannedContract['parameters'] = (settings) => {
        const names = Object.keys(contract.parameters(settings));
        return Object.fromEntries(names.map((name, index) => [name, begun.constructorArgs[index] ?? '']));
      };
      return { ...contract, begun, parameters };
    }),
  );
}
