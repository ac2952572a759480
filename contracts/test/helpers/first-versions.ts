import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ContractFactory, type Signer, Wallet } from 'ethers';

/** Keys of their own, so that nobody needs to know them. */
const parties = Array.from({ length: 4 }, () => Wallet.createRandom().address);
const ARGUMENTS = { AdPaymentSplitter: [...parties, 10n ** 18n], ChallengeBadge: parties.slice(0, 2) };

type Signers = { provider: { getSigner: (index: number) => Promise<Signer> } };

/** Deploys what stands on chains as version 1. @returns its address */
export const deployFirstVersion = (signers: Signers, name: keyof typeof ARGUMENTS): Promise<string> =>
  deployKept(signers, `v1/${name}V1.json`, ARGUMENTS[name]);

/** Deploys the badge that stands on chains as version 2. @returns its address */
export const deploySecondBadge = (signers: Signers): Promise<string> =>
  deployKept(signers, 'v2/ChallengeBadgeV2.json', parties.slice(0, 3));

async function deployKept({ provider }: Signers, name: string, args: readonly unknown[]): Promise<string> {
  const file = resolve(import.meta.dirname, '../../abi', name);
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8')) as { abi: []; bytecode: string };
  const deployer = await provider.getSigner(0);
  const contract = await new ContractFactory(abi, bytecode, deployer).deploy(...args);
  await contract.waitForDeployment();
  return contract.getAddress();
}
