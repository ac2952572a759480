import type { GetConfigApiResponse } from '../api/generated/config';

/** A chain the site knows, as `GET /api/config` tells. */
export type Network = GetConfigApiResponse['chains'][number];

/** A network together with one of our splitters on it: the one that takes payments, or an earlier one that still holds some. */
export type SplitterNetwork = Network & { splitter: string };

/** A chain on which our splitter takes payments. */
export type PayableNetwork = SplitterNetwork;

export type NetworkObstacle = 'retired' | 'notDeployed';

/** Why nobody can pay on the network; null where one can. */
export function networkObstacle({ retired, payable, splitter }: Network): NetworkObstacle | null {
  if (retired) return 'retired';
  return payable && splitter !== null ? null : 'notDeployed';
}

export function isPayable(network: Network | undefined): network is PayableNetwork {
  return network !== undefined && networkObstacle(network) === null;
}

/** As it came before there could be more than one registry. */
type NetworkBefore = Omit<Network, 'voteRegistries'> & { voteRegistries?: undefined };

/** The network once for each of our splitters on it, the newest first: each keeps its own shares and credits. */
export function splittersOn(network: Network): SplitterNetwork[] {
  return network.splitters.toReversed().map((splitter) => ({ ...network, splitter }));
}

/**
 * Every registry of the network that keeps roots of votes, oldest first. During a deployment the API of the version before may
 * answer, which names the newest alone.
 */
export function registriesOn(network: Network): readonly string[] {
  const { voteRegistries, voteRegistry } = network as Network | NetworkBefore;
  return voteRegistries ?? (voteRegistry ? [voteRegistry] : []);
}

/** Where a transaction can be looked at: the chain's explorer or, on the local chain, our own page. */
export function transactionUrl({ explorerTxUrl }: Network, hash: string): string | null {
  return explorerTxUrl?.replace('{hash}', hash) ?? null;
}

/** Where an address can be looked at: the chain's explorer; null on chains that have none. */
export function addressUrl({ explorerTxUrl }: Network, address: string): string | null {
  if (!explorerTxUrl?.startsWith('https:')) return null;
  return explorerTxUrl.replace('/tx/{hash}', `/address/${address}`);
}
