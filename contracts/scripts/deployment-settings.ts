import { computeAddress, getAddress, HDNodeWallet, parseEther } from 'ethers';
import { isLocalChain, isMainNetwork } from './deployment-chains.ts';

type Environment = Record<string, string | undefined>;

/**
 * Who takes part in the contracts, and the price of an ad in wei. The moderator settles and refunds payments, the minter
 * mints badges, the publisher publishes the roots of votes, and may all be the one operator; the keeper re-issues and
 * revokes badges.
 */
export type DeploymentSettings = {
  admin: string;
  moderator: string;
  minter: string;
  publisher: string;
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

/** The same for a key: that of the part, else the operator's; those that end in the chain's id come before the others. */
function keyForChain(environment: Environment, chainId: bigint, part: string): [string, string | undefined] {
  const names = [`_${chainId}`, ''].flatMap((ending) => [part + ending, `OPERATOR_PRIVATE_KEY${ending}`]);
  const name = names.find((each) => environment[each]) ?? 'OPERATOR_PRIVATE_KEY';
  return [name, environment[name] || undefined];
}

/** The variable that a setting comes from, and its value where that is set. */
type Setting<T> = { variable: string; value: T | undefined };

function findSettings(chainId: bigint, environment: Environment) {
  const find = <T>(
    [variable, text]: [string, string | undefined],
    parse: (text: string) => T,
  ): Setting<T> => ({
    variable,
    value: text === undefined ? undefined : parseVariable(variable, text, parse),
  });
  const address = (name: string) => find(forChain(environment, chainId, name), getAddress);
  const signer = (part: string) => find(keyForChain(environment, chainId, part), computeAddress);
  const admin = address('CONTRACT_ADMIN_ADDRESS');
  const keeper = find(['BADGE_KEEPER_ADDRESS', environment.BADGE_KEEPER_ADDRESS || undefined], getAddress);
  return {
    admin,
    moderator: signer('MODERATOR_PRIVATE_KEY'),
    minter: signer('MINTER_PRIVATE_KEY'),
    publisher: signer('PUBLISHER_PRIVATE_KEY'),
    founder: address('FOUNDER_ADDRESS'),
    platform: address('PLATFORM_ADDRESS'),
    keeper: keeper.value === undefined ? admin : keeper,
    adPrice: find(forChain(environment, chainId, 'AD_PRICE'), parseEther),
  };
}

/**
 * Reads what the environment names for a chain, and leaves out what it does not.
 * @throws when a value is malformed
 */
export function readGivenSettings(chainId: bigint, environment: Environment): Partial<DeploymentSettings> {
  const settings = Object.entries(findSettings(chainId, environment));
  const given = settings.filter(([, { value }]) => value !== undefined);
  return Object.fromEntries(given.map(([name, { value }]) => [name, value])) as Partial<DeploymentSettings>;
}

function required<T>({ variable, value }: Setting<T>, standard: T | undefined): T {
  const taken = value ?? standard;
  if (taken === undefined) throw new Error(`${variable} must be set to deploy to this chain.`);
  return taken;
}

/**
 * Reads who takes part in the contracts from the environment. A variable that ends in the chain's id, as AD_PRICE_56, wins
 * over the one for all chains. On a local chain each part defaults to a development account.
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
  const found = findSettings(chainId, environment);
  const standard = (index: number) => (isLocal ? known[index] : undefined);
  const admin = required(found.admin, standard(0));
  const addresses = {
    admin,
    moderator: required(found.moderator, standard(1)),
    minter: required(found.minter, standard(1)),
    publisher: required(found.publisher, standard(1)),
    founder: required(found.founder, standard(2)),
    platform: required(found.platform, standard(3)),
    keeper: required(found.keeper, admin),
  };
  const unsafe = [deployer, ...Object.values(addresses)].find((address) => known.includes(address));
  if (!isLocal && unsafe) throw new Error(`${unsafe} is a development account: its key is public.`);
  // On a main network nobody pays what nobody has named.
  const price = isMainNetwork(chainId) ? undefined : parseEther('25');
  return { ...addresses, adPrice: required(found.adPrice, price) };
}
