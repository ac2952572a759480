import { chainName, isLocalChain } from '../../chain/chains.js';
import { ENOUGH_OPERATIONS } from '../../chain/operator/operator-funds.js';
import type { ChainHealthDto } from './dto/chain-health.dto.js';

/** A newest block that is older tells of a chain, or of nodes, that stand still (seconds). */
const OLD_BLOCK_SECONDS = 300;

/** How a chain fares, with what is behind the figures that are told. */
export interface ChainCondition {
  health: ChainHealthDto;
  wellNodes: number;
  hasOperator: boolean;
  /** What holds the operator up, as far as this process knows. */
  operatorProblem: string | undefined;
  /** Why its payments are stopped, if they are; the message is for everybody. */
  paymentsProblem: string | undefined;
}

/** What somebody should look at, in words that anyone may read. */
export function warningsOf(condition: ChainCondition): string[] {
  const { health, wellNodes, hasOperator, operatorProblem } = condition;
  const { chainId, nodes, isFollowed, lagSeconds, operationsLeft } = health;
  const warnings = [
    !isFollowed && 'the chain cannot be followed at the moment',
    isFollowed && isOld(chainId, lagSeconds) && `the newest block read is ${lagSeconds} s old`,
    nodes > 1 && wellNodes < 2 && `only ${wellNodes} of ${nodes} nodes is well`,
    !hasOperator && 'no operator key is configured',
    operatorProblem,
    operationsLeft !== null &&
      operationsLeft < ENOUGH_OPERATIONS &&
      `the operator has coins for ${operationsLeft} operations`,
  ];
  return warnings
    .filter((warning) => typeof warning === 'string')
    .map((words) => `${chainName(chainId)}: ${words}`);
}

const isOld = (chainId: number, lagSeconds: number | null): boolean =>
  lagSeconds !== null && lagSeconds > OLD_BLOCK_SECONDS && !isLocalChain(chainId);
