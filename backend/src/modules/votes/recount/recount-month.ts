import type { ConfigDto } from '../../site-config/dto/site-config.dto.js';
import type { VoteMonthTotalsDto, VoteTotalDto } from '../dto/vote-month.dto.js';
import { type CountedLeaves, countLeaves } from './count-leaves.js';
import { rootOnChain } from './root-on-chain.js';

/** What is to be counted, and by whom the chain is asked. */
export interface RecountOrder {
  /** Origin of the site. */
  site: string;
  month: string;
  /** A node of the reader's own; that of the site's configuration where it is left out. */
  node: string | undefined;
  /** Addresses of registries that the reader knows of; those that the site names where they are left out. */
  registries: readonly string[] | undefined;
}

/** One thing that was looked at; null where it could not be. */
export interface Finding {
  holds: boolean | null;
  text: string;
}

/** Downloads a month's votes, counts all of them, and holds root and totals against the chain and the site. */
export async function recountMonth(order: RecountOrder): Promise<Finding[]> {
  const { site, month } = order;
  const get = async (path: string): Promise<Response> => {
    const response = await fetch(new URL(`/api/${path}`, site));
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
    return response;
  };
  const shown = (await (await get(`votes/months/${month}`)).json()) as VoteMonthTotalsDto;
  const config = (await (await get('config')).json()) as ConfigDto;
  const counted = await countLeaves((await get(`votes/months/${month}/leaves.ndjson.gz`)).body!, month);
  return [
    { holds: counted.areUnique, text: `${counted.votes} votes, each with a pseudonym of its own` },
    await compareRoots(counted, order, config),
    { holds: areSame(counted.totals, shown.totals), text: 'the totals are those that the site shows' },
  ];
}

async function compareRoots(
  { root }: CountedLeaves,
  { month, node, registries }: RecountOrder,
  { chains, homeChainId }: ConfigDto,
): Promise<Finding> {
  const home = chains.find(({ chainId }) => chainId === homeChainId);
  const nodeUrl = node ?? home?.rpcUrl;
  if (!nodeUrl) return { holds: null, text: 'no public node of the chain is known: name one with --node' };
  const published = await rootOnChain(nodeUrl, registries ?? home?.voteRegistries ?? [], month);
  const chain = `chain ${published.chainId}`;
  if (published.root === null)
    return { holds: null, text: `${chain} has no root of this month yet; here it is ${root}` };
  // A site that cheats names a registry of its own: so the reader is told which one it was.
  const place = `registry ${published.registry} of ${chain}${registries ? '' : ', which the site names'}`;
  return { holds: published.root === root, text: `the root is ${root}, and ${published.root} in ${place}` };
}

const areSame = (ours: readonly VoteTotalDto[], theirs: readonly VoteTotalDto[]): boolean =>
  JSON.stringify(linesOf(ours)) === JSON.stringify(linesOf(theirs));

const linesOf = (totals: readonly VoteTotalDto[]): string[] =>
  totals
    .map(({ awardId, participantId, votes, counted }) => [awardId, participantId, votes, counted].join(' '))
    .toSorted();
