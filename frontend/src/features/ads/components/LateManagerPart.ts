import { loadNamespaces } from '../../../i18n';
import { optionalPart } from '../../../ui/optional-part';

/** Fetched for those alone who may see it. */
export const LateManagerPart = optionalPart(async () => {
  const [part] = await Promise.all([import('./ManagerPart'), loadNamespaces('runs', 'errors')]);
  return part;
});
