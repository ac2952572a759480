import { useState } from 'react';

/**
 * What a field shows while it is typed into: at once what was typed, until the value has come to be that. The address, which holds most
 * such values, follows in a transition.
 */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === value) setTyped(null);
  const type = (text: string) => {
    setTyped(text);
    onChange(text);
  };
  return { shown: typed ?? value, type };
}
