import { createContext, use } from 'react';

/** Whether the panel that something stands in is the one that is open; what stands in none is always shown. */
export const PanelShown = createContext(true);

export const usePanelShown = (): boolean => use(PanelShown);
