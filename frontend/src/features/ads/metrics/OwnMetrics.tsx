import { loadNamespaces } from '../../../i18n';
import { optionalPart } from '../../../ui/optional-part';

/** How an ad does, fetched for those alone who may see it. */
export const OwnMetrics = optionalPart(async () => {
  const [module] = await Promise.all([import('./AdMetrics'), loadNamespaces('metrics')]);
  return module;
});
