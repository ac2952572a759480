import { loadNamespaces } from '../../../i18n';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { optionalPart } from '../../../ui/optional-part';

/** Fetched for those alone who may see it, who are told where it does not come. */
export const LateManagerPart = optionalPart(
  async () => {
    const [part] = await Promise.all([import('./ManagerPart'), loadNamespaces('runs', 'errors')]);
    return part;
  },
  null,
  LoadFailure,
);
