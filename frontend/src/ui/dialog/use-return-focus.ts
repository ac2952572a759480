import { useEffect, useState } from 'react';

/** Gives the focus back to what opened a dialog once the dialog is gone. */
export function useReturnFocus(): void {
  // Read while rendering, before the dialog takes the focus; given back once it is out of the page and cannot take it again.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
