import type { GetConfigApiResponse } from '../api/generated/config';

/** A chain the site knows, as `GET /api/config` tells. */
export type Network = GetConfigApiResponse['chains'][number];

/** A chain on which our splitter takes payments. */
export type PayableNetwork = Network & { splitter: string };

export type NetworkObstacle = 'retired' | 'notDeployed';

/** Why nobody can pay on the network; null where one can. */
export function networkObstacle({ retired, splitter }: Network): NetworkObstacle | null {
  if (retired) return 'retired';
  return splitter ? null : 'notDeployed';
}

export function isPayable(network: Network | undefined): network is PayableNetwork {
  return network !== undefined && networkObstacle(network) === null;
}

/** Where a transaction can be looked at: the chain's explorer or, on the local chain, our own page. */
export function transactionUrl({ explorerTxUrl }: Network, hash: string): string | null {
  return explorerTxUrl?.replace('{hash}', hash) ?? null;
}
