import { useState } from 'react';
import { useHydrated } from '../../i18n/use-hydrated';

/** Options of a query for whoever comes back to a page: they read what is so now. What the server has just rendered is so already. */
export function useFresh(): { refetchOnMountOrArgChange: boolean } {
  const hydrated = useHydrated();
  const [cameLater] = useState(hydrated);
  return { refetchOnMountOrArgChange: cameLater };
}
