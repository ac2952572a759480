import { type ComponentType, lazy } from 'react';

const nothing = { default: () => null };

/** A part that is fetched once it is needed, and that the page does without where it cannot be fetched. */
export const optionalPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => nothing));
