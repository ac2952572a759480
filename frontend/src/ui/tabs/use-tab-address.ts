import { useSearchParams, type To } from 'react-router-dom';

/** Gives a function that says where a tab of this page is; what else stands in the address's query stays. */
export function useTabAddress(): (tab: string) => To {
  const [params] = useSearchParams();
  return (tab) => ({ search: new URLSearchParams({ ...Object.fromEntries(params), tab }).toString() });
}
