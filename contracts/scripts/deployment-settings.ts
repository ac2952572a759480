import { computeAddress, getAddress, HDNodeWallet, parseEther } from 'ethers';
import { isLocalChain } from './deployment-chains.ts';

type Environment = Record<string, string | undefined>;

/**
 * Who takes part in the contracts, and the price of an ad in wei. The operator moderates payments, mints badges and
 * publishes the roots of votes; the keeper re-issues and revokes badges.
 */
export type DeploymentSettings = {
  admin: string;
  operator: string;
  founder: string;
  platform: string;
  keeper: string;
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

/** Name and value of the variable that holds for a chain: the one that ends in its id, else the one for all chains. */
function forChain(environment: Environment, chainId: bigint, name: string): [string, string | undefined] {
  const own = `${name}_${chainId}`;
  return environment[own] ? [own, environment[own]] : [name, environment[name] || undefined];
}

/** Reads all addresses; on a local chain each one defaults to a development account. */
function readAddresses(environment: Environment, chainId: bigint, defaults: string[] | undefined) {
  const read = (general: string, index: number, parse: (value: string) => string) => {
    const [name, value] = forChain(environment, chainId, general);
    const address = value === undefined ? defaults?.[index] : parseVariable(name, value, parse);
    if (address === undefined) throw new Error(`${name} must be set to deploy to this chain.`);
    return address;
  };
  const admin = read('CONTRACT_ADMIN_ADDRESS', 0, getAddress);
  const keeper = environment.BADGE_KEEPER_ADDRESS || admin;
  return {
    admin,
    operator: read('OPERATOR_PRIVATE_KEY', 1, computeAddress),
    founder: read('FOUNDER_ADDRESS', 2, getAddress),
    platform: read('PLATFORM_ADDRESS', 3, getAddress),
    keeper: parseVariable('BADGE_KEEPER_ADDRESS', keeper, getAddress),
  };
}

/**
 * Reads who takes part in the contracts from the environment. A variable that ends in the chain's id, as AD_PRICE_56, wins
 * over the one for all chains.
 * @param deployer address that sends the deployment
 * @throws when a value is missing or malformed, or a public development account is used off the local chains
 */
export function readDeploymentSettings(
  chainId: bigint,
  deployer: string,
  environment: Environment,
): DeploymentSettings {
  const isLocal = isLocalChain(chainId);
  const known = developmentAddresses();
  const addresses = readAddresses(environment, chainId, isLocal ? known : undefined);
  const unsafe = [deployer, ...Object.values(addresses)].find((address) => known.includes(address));
  if (!isLocal && unsafe) throw new Error(`${unsafe} is a development account: its key is public.`);
  const [priceVariable, price = '25'] = forChain(environment, chainId, 'AD_PRICE');
  return { ...addresses, adPrice: parseVariable(priceVariable, price, parseEther) };
}
