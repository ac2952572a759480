import { useEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type Fields<Name extends string> = Record<Name, string>;

type Change<Name extends string> = (part: Partial<Fields<Name>>, options?: NavigateOptions) => void;

/** Texts as an address's query has them, and the default of each that it does not name. */
export function fieldsIn<Name extends string>(
  params: URLSearchParams,
  defaults: Fields<Name>,
  prefix = '',
): Fields<Name> {
  const names = Object.keys(defaults) as Name[];
  const entries = names.map((name) => [name, params.get(prefix + name) ?? defaults[name]]);
  return Object.fromEntries(entries) as Fields<Name>;
}

/**
 * Texts as the address's query has them, so that a view can be linked and survives a reload. What equals its default stays
 * out of the address. The prefix tells apart what several lists of one page call the same.
 */
export function useQueryFields<Name extends string>(
  defaults: Fields<Name>,
  prefix = '',
): [Fields<Name>, Change<Name>] {
  const [params, setParams] = useSearchParams();
  // The address follows in a transition: what is changed meanwhile adds to what it will be.
  const coming = useRef(params);
  useEffect(() => {
    coming.current = params;
  }, [params]);

  const names = Object.keys(defaults) as Name[];
  const fields = fieldsIn(params, defaults, prefix);
  const change: Change<Name> = (part, options) => {
    const next = new URLSearchParams(coming.current);
    const before = fieldsIn(coming.current, defaults, prefix);
    // Written anew in the order of the defaults, so that the same choice has the same address.
    for (const name of names) {
      const value = part[name] ?? before[name];
      next.delete(prefix + name);
      if (value !== defaults[name]) next.append(prefix + name, value);
    }
    coming.current = next;
    setParams(next, { replace: true, preventScrollReset: true, ...options });
  };
  return [fields, change];
}
