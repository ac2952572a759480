import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTabAddress } from './use-tab-address';

interface HiddenPanel {
  name: string;
  isHidden: boolean;
}

/** Lets the browser's search look into a hidden panel, and opens its tab once something is found there. React has no word for this yet. */
export function useFoundText(panel: RefObject<HTMLElement | null>, { name, isHidden }: HiddenPanel): void {
  const navigate = useNavigate();
  const addressOf = useTabAddress();
  useEffect(() => {
    const element = panel.current;
    if (!element || !isHidden) return;
    const open = () => void navigate(addressOf(name), { replace: true, preventScrollReset: true });
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', open);
    return () => element.removeEventListener('beforematch', open);
  });
}
