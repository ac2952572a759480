import { configApi } from '../../api/generated/config';
import type { PageQueries } from '../../api/page-queries';
import { getAd } from '../../features/ads';
import { getAdPayment } from '../../features/payments';
import { numberIn } from '../use-number-param';

export const queries: PageQueries = async (ask, { params }) => {
  const ad = await ask(getAd.initiate({ id: numberIn(params.id) }));
  if (!ad) return;
  await Promise.all([
    ask(getAdPayment.initiate({ id: ad.id })),
    ask(configApi.endpoints.getConfig.initiate()),
  ]);
};
