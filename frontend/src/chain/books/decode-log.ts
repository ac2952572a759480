import {
  adPaymentSplitterAbi,
  adPaymentSplitterV1Abi,
  challengeBadgeAbi,
  challengeBadgeV1Abi,
  voteRegistryAbi,
} from '@change-makers/contracts/abi';
import { Interface } from 'ethers';
import type { ReceiptLog } from './evidence';

/** An event as its log says it: whole numbers as decimal text, addresses in lower case. */
export interface DecodedEvent {
  name: string;
  args: Record<string, string>;
}

/** Events of every version; those of two versions have signatures of their own, wherever they are not the same. */
const events = new Interface(
  [
    adPaymentSplitterAbi,
    adPaymentSplitterV1Abi,
    challengeBadgeAbi,
    challengeBadgeV1Abi,
    voteRegistryAbi,
  ].flatMap((abi) => abi.filter(({ type }) => type === 'event')),
);

/** What a log of our contracts says; null for what none of them can have written. Loaded where a check begins. */
export function decodeLog({ topics, data }: ReceiptLog): DecodedEvent | null {
  const parsed = parse(topics, data);
  if (!parsed) return null;
  const args = parsed.fragment.inputs.map(({ name }, index) => [
    name,
    String(parsed.args[index]).toLowerCase(),
  ]);
  return { name: parsed.name, args: Object.fromEntries(args) as Record<string, string> };
}

function parse(topics: readonly string[], data: string) {
  try {
    return events.parseLog({ topics, data });
  } catch {
    // The first topic is known, but the rest does not fit it.
    return null;
  }
}
