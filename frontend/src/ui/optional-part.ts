import { type ComponentType, lazy } from 'react';

const nothing = { default: () => null };

/** A part that is fetched once it is needed, and that the page does without where it cannot be fetched. */
export const optionalPart = (load: () => Promise<{ default: ComponentType }>) =>
  lazy<ComponentType>(() => load().catch(() => nothing));
