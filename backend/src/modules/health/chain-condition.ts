import { chainName, isLocalChain } from '../../chain/chains.js';
import { ENOUGH_OPERATIONS } from '../../chain/operator/operator-funds.js';
import type { OperatorPart } from '../../config/operator-keys.js';
import type { ChainHealthDto } from './dto/chain-health.dto.js';

/** A newest block that is older tells of a chain, or of nodes, that stand still (seconds). */
const OLD_BLOCK_SECONDS = 300;

/** How an account of the site fares. */
export interface AccountCondition {
  address: string;
  parts: readonly OperatorPart[];
  /** Null while no node answers. */
  operationsLeft: number | null;
  keepsCoinsBack: boolean;
  /** What holds it up, as the chain's leader says. */
  problem: string | undefined;
}

/** How a chain fares, with what is behind the figures that are told. */
export interface ChainCondition {
  health: ChainHealthDto;
  wellNodes: number;
  accounts: AccountCondition[];
  /** Parts that wait for a key. */
  withoutKey: readonly OperatorPart[];
  /** Why its payments are stopped, if they are; the message is for everybody. */
  paymentsProblem: string | undefined;
}

/** What somebody should look at, in words that anyone may read. */
export function warningsOf({ health, wellNodes, accounts, withoutKey }: ChainCondition): string[] {
  const { chainId, nodes, isFollowed, lagSeconds } = health;
  const hasNoKey = accounts.length === 0;
  const warnings = [
    !isFollowed && 'the chain cannot be followed at the moment',
    isFollowed && isOld(chainId, lagSeconds) && `the newest block read is ${lagSeconds} s old`,
    nodes > 1 && wellNodes < 2 && `only ${wellNodes} of ${nodes} nodes is well`,
    hasNoKey && 'no operator key is configured',
    ...withoutKey.map((part) => !hasNoKey && `no key of the ${part} is configured`),
    ...accounts.flatMap((account) => warningsOfAccount(account, accounts.length > 1)),
  ];
  return warnings
    .filter((warning) => typeof warning === 'string')
    .map((words) => `${chainName(chainId)}: ${words}`);
}

/** One account is the operator; several are called by their parts. */
function warningsOfAccount(account: AccountCondition, isOneOfSeveral: boolean): (string | false)[] {
  const { parts, operationsLeft, keepsCoinsBack, problem } = account;
  const name = isOneOfSeveral ? parts.join(' and ') : 'operator';
  return [
    problem !== undefined && (isOneOfSeveral ? `the ${name}: ${problem}` : problem),
    keepsCoinsBack && `the ${name} keeps its coins for refunds: badges and roots of votes wait`,
    operationsLeft !== null &&
      operationsLeft < ENOUGH_OPERATIONS &&
      `the ${name} has coins for ${operationsLeft} operations`,
  ];
}

const isOld = (chainId: number, lagSeconds: number | null): boolean =>
  lagSeconds !== null && lagSeconds > OLD_BLOCK_SECONDS && !isLocalChain(chainId);
