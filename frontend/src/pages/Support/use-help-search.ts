import { useSearchParams } from 'react-router-dom';

/** The search words as the address has them, so that a search can be linked and survives a reload. */
export function useHelpSearch(): [string, (words: string) => void] {
  const [params, setParams] = useSearchParams();
  const search = (words: string) =>
    setParams(
      (current) => {
        if (words) current.set('search', words);
        else current.delete('search');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('search') ?? '', search];
}
