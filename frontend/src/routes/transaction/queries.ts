import { configApi } from '../../api/generated/config';
import type { PageQueries } from '../../api/page-queries';
import { getTransaction } from '../../features/payments';
import { chainIdIn } from './chain-id-in';

export const queries: PageQueries = async (ask, { params: { hash = '' }, search }) => {
  const transaction = await ask(getTransaction.initiate({ hash, chainId: chainIdIn(search) }));
  if (transaction) await ask(configApi.endpoints.getConfig.initiate());
};
