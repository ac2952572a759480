import { optionalPart } from '../optional-part';

/** The seal where it only adorns, out of the text's way: it comes after what is read. */
export const LateSeal = optionalPart(async () => ({ default: (await import('./Seal')).Seal }));
