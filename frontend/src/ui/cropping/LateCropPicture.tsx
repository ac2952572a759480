import { LoadFailure } from '../feedback/LoadFailure';
import { optionalPart } from '../optional-part';
import { Skeleton } from '../skeletons/Skeleton';

/** With the library that it is made of, which only those who bring a file need. Where it cannot be fetched the form around it stays. */
export const LateCropPicture = optionalPart(
  () => import('./CropPicture'),
  <Skeleton height="22rem" />,
  LoadFailure,
);
