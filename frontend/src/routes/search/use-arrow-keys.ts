import { type KeyboardEvent, type RefObject } from 'react';

const links = (dialog: HTMLElement): HTMLElement[] => [
  ...dialog.querySelectorAll<HTMLElement>('[data-found]'),
];

/** Where an arrow leads from one of so many; -1 is the field above them. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, -1),
};

/** Arrows go from the field to what was found, from one to the next and back; whatever is typed there goes on in the field. */
export function useArrowKeys(field: RefObject<HTMLInputElement | null>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const found = links(event.currentTarget);
    const index = found.indexOf(document.activeElement as HTMLElement);
    const step = steps[event.key];
    if (step && (index >= 0 || document.activeElement === field.current)) {
      event.preventDefault();
      (found[step(index, found.length)] ?? field.current)?.focus();
    } else if (index >= 0 && (event.key.length === 1 || event.key === 'Backspace') && event.key !== ' ') {
      field.current?.focus();
    }
  };
}
