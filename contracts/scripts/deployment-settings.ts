import { computeAddress, getAddress, HDNodeWallet, parseEther } from 'ethers';

/** Chain id of the local development chain. */
export const LOCAL_CHAIN_ID = 31337n;

type Environment = Record<string, string | undefined>;

/**
 * Who takes part in the contracts, and the price of an ad in wei. The operator moderates payments, mints badges and
 * publishes the roots of votes.
 */
export type DeploymentSettings = {
  admin: string;
  operator: string;
  founder: string;
  platform: string;
  adPrice: bigint;
};

// The mnemonic that anvil and the hardhat node share; its keys are public knowledge.
const DEVELOPMENT_MNEMONIC = 'test test test test test test test test test test test junk';
const DEVELOPMENT_ACCOUNTS = 10;

function developmentAddresses(): string[] {
  const parent = HDNodeWallet.fromPhrase(DEVELOPMENT_MNEMONIC, '', "m/44'/60'/0'/0");
  return Array.from({ length: DEVELOPMENT_ACCOUNTS }, (_, index) => parent.deriveChild(index).address);
}

/** Runs `parse` and names the variable when its value does not suit. */
function parseVariable<T>(name: string, value: string, parse: (value: string) => T): T {
  try {
    return parse(value);
  } catch {
    // The cause may quote the value, which may be a key.
    throw new Error(`${name} is not valid.`);
  }
}

/** Reads all addresses; on the local chain each one defaults to a development account. */
function readAddresses(environment: Environment, defaults: string[] | undefined) {
  const read = (name: string, index: number, parse: (value: string) => string) => {
    const value = environment[name] || undefined;
    const address = value === undefined ? defaults?.[index] : parseVariable(name, value, parse);
    if (address === undefined) throw new Error(`${name} must be set to deploy to this chain.`);
    return address;
  };
  return {
    admin: read('CONTRACT_ADMIN_ADDRESS', 0, getAddress),
    operator: read('OPERATOR_PRIVATE_KEY', 1, computeAddress),
    founder: read('FOUNDER_ADDRESS', 2, getAddress),
    platform: read('PLATFORM_ADDRESS', 3, getAddress),
  };
}

/**
 * Reads who takes part in the contracts from the environment.
 * @param deployer address that sends the deployment
 * @throws when a value is missing or malformed, or a public development account is used off the local chain
 */
export function readDeploymentSettings(
  chainId: bigint,
  deployer: string,
  environment: Environment,
): DeploymentSettings {
  const isLocal = chainId === LOCAL_CHAIN_ID;
  const known = developmentAddresses();
  const addresses = readAddresses(environment, isLocal ? known : undefined);
  const unsafe = [deployer, ...Object.values(addresses)].find((address) => known.includes(address));
  if (!isLocal && unsafe) throw new Error(`${unsafe} is a development account: its key is public.`);
  return { ...addresses, adPrice: parseVariable('AD_PRICE', environment.AD_PRICE || '25', parseEther) };
}
