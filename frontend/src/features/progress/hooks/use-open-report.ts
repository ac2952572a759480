import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { season } from '../../../season';

/** The month whose report is being written, which stands in the address: a reload and the way back keep it; and the one before it. */
export function useOpenReport() {
  const [params, setParams] = useSearchParams();
  const [closed, setClosed] = useState<number | null>(null);
  const given = Number(params.get('month'));
  const month = Number.isInteger(given) && given >= 1 && given <= season.months ? given : null;

  const open = (next: number) =>
    setParams((current) => ({ ...Object.fromEntries(current), month: String(next) }));
  const close = () => {
    setClosed(month);
    setParams((current) => {
      const rest = new URLSearchParams(current);
      rest.delete('month');
      return rest;
    });
  };
  return { month, closed, open, close };
}
