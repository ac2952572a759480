import type { ReactNode } from 'react';

export interface HomeProps {
  /** Stands in its place until it is there. */
  skeleton: ReactNode;
}
