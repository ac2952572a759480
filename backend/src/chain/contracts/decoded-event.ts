import { Interface, type Log, type LogDescription } from 'ethers';
import type { EventArguments } from '../events/entities/chain-event.entity.js';
import { badgeInterface } from './badge.js';
import type { ContractName } from './deployment-record.js';
import { splitterInterface } from './splitter.js';
import { registryInterface } from './vote-registry.js';

/** What a log says. */
export interface DecodedEvent {
  name: string;
  /** Id of the ad or badge, or the month, that it is about. */
  subject: string | null;
  args: EventArguments;
}

const INTERFACES: Record<ContractName, Interface> = {
  AdPaymentSplitter: splitterInterface,
  ChallengeBadge: badgeInterface,
  VoteRegistry: registryInterface,
};

/** The contract writes a token id as badge id and first type. */
const TYPE_BITS = 8n;

/** What each contract's events are about. */
const SUBJECTS: Record<ContractName, (args: EventArguments) => string | null> = {
  AdPaymentSplitter: ({ adId }) => textOf(adId),
  ChallengeBadge: ({ tokenId }) =>
    typeof tokenId === 'string' ? String(BigInt(tokenId) >> TYPE_BITS) : null,
  VoteRegistry: ({ month }) => textOf(month),
};

/** Null for logs that are not among the contract's events, or cannot be: only a node that lies tells those. */
export function decodeLog(contract: ContractName, log: Log): DecodedEvent | null {
  const parsed = parse(INTERFACES[contract], log);
  if (!parsed) return null;
  const args = argumentsOf(parsed);
  return { name: parsed.name, subject: SUBJECTS[contract](args), args };
}

function parse(abi: Interface, log: Log): LogDescription | null {
  try {
    const parsed = abi.parseLog(log);
    // ethers decodes arguments when they are read.
    parsed?.args.toArray(true);
    return parsed;
  } catch {
    return null;
  }
}

function argumentsOf({ fragment, args }: LogDescription): EventArguments {
  return Object.fromEntries(fragment.inputs.map(({ name }, index) => [name, plain(args[index])]));
}

const plain = (value: unknown): string | boolean => (typeof value === 'boolean' ? value : String(value));

const textOf = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' ? value : null;
