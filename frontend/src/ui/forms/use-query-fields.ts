import { useSearchParams } from 'react-router-dom';

type Fields<Name extends string> = Record<Name, string>;

/** Texts as the address's query has them, so that a view can be linked and survives a reload. What equals its default stays out of the address. */
export function useQueryFields<Name extends string>(
  defaults: Fields<Name>,
): [Fields<Name>, (change: Partial<Fields<Name>>) => void] {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(defaults) as Name[];
  const fields = Object.fromEntries(
    names.map((name) => [name, params.get(name) ?? defaults[name]]),
  ) as Fields<Name>;
  const change = (part: Partial<Fields<Name>>) => {
    const next = new URLSearchParams(params);
    // Written anew in the order of the defaults, so that the same choice has the same address.
    for (const name of names) {
      const value = part[name] ?? fields[name];
      next.delete(name);
      if (value !== defaults[name]) next.append(name, value);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [fields, change];
}
