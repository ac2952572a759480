import { optionalPart } from '../../../ui/optional-part';

/** Fetched for those alone who may see it. */
export const LateManagerPart = optionalPart(() => import('./ManagerPart'));
