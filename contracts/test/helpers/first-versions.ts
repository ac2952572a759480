import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ContractFactory, type Signer, Wallet } from 'ethers';

/** Keys of their own, so that nobody needs to know them. */
const parties = Array.from({ length: 4 }, () => Wallet.createRandom().address);
const ARGUMENTS = { AdPaymentSplitter: [...parties, 10n ** 18n], ChallengeBadge: parties.slice(0, 2) };

/** Deploys what stands on chains as version 1. @returns its address */
export async function deployFirstVersion(
  { provider }: { provider: { getSigner: (index: number) => Promise<Signer> } },
  name: keyof typeof ARGUMENTS,
): Promise<string> {
  const file = resolve(import.meta.dirname, `../../abi/v1/${name}V1.json`);
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8')) as { abi: []; bytecode: string };
  const deployer = await provider.getSigner(0);
  const contract = await new ContractFactory(abi, bytecode, deployer).deploy(...ARGUMENTS[name]);
  await contract.waitForDeployment();
  return contract.getAddress();
}
