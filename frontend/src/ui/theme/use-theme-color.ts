import { useEffect } from 'react';
import { useThemeMode } from './theme-mode';

/** Gives the frame that some browsers draw around the page the colour of its paper. */
export function useThemeColor(): void {
  const mode = useThemeMode();
  useEffect(() => {
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper');
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
  }, [mode]);
}
