import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { optionalPart } from '../../../ui/optional-part';
import { Skeleton } from '../../../ui/skeletons/Skeleton';

/** Fetched when somebody is about to change something; most who come do not. */
export const EmailForm = optionalPart(
  async () => ({ default: (await import('./EmailForm')).EmailForm }),
  <Skeleton height="12rem" />,
  LoadFailure,
);
export const PasswordForm = optionalPart(
  async () => ({ default: (await import('./PasswordForm')).PasswordForm }),
  <Skeleton height="18rem" />,
  LoadFailure,
);
