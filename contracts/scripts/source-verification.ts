import { verifyContract } from '@nomicfoundation/hardhat-verify/verify';
import { getVerificationInformation } from '@nomicfoundation/ignition-core';
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';

/** Reports a failure and nothing more: the contract stands all the same, and the next run tries again. */
async function attempt(what: string, action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.warn(`Could not verify ${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Publishes the sources of a contract on Sourcify and, with a key, on the chain's explorer, which then show them beside
 * its code. A failure is reported, never thrown.
 * @param name name of the contract
 * @param journal Ignition's journal of its deployment, which knows what it was deployed with
 */
export async function verifySources(
  hre: HardhatRuntimeEnvironment,
  name: string,
  journal: string,
): Promise<void> {
  const providers = (['sourcify', 'etherscan'] as const).filter((each) => hre.config.verify[each].enabled);
  await attempt(`the sources of ${name}`, async () => {
    for await (const contract of getVerificationInformation(journal)) {
      if (typeof contract === 'string') throw new Error('the journal has lost its artifact');
      for (const provider of providers)
        await attempt(`${name} on ${provider}`, () => verifyContract({ ...contract, provider }, hre));
    }
  });
}
