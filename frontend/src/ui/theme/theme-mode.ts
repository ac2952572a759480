import { useSyncExternalStore } from 'react';
import type { ThemeMode } from './palettes';

const storageKey = 'theme';
const listeners = new Set<() => void>();

/** The document's attribute is the truth: style sheets read it, and `public/preferences.js` sets it before the first paint. */
const currentMode = (): ThemeMode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

export function setThemeMode(mode: ThemeMode): void {
  document.documentElement.dataset.theme = mode;
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Blocked: the choice stands until the page is left.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen theme; light by default (spec section 4). */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, currentMode, () => 'light');
}
