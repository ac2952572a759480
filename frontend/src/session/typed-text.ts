import { typedDrafts } from '../ui/forms/kept-drafts';

type Field = HTMLInputElement | HTMLTextAreaElement;

let fields: Field[] = [];

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function remember({ target }: Event): void {
  if (isField(target)) fields = [...fields.filter((field) => field.isConnected && field !== target), target];
}

/** Whether something stands on screen that somebody typed there, and that would go with the page; drafts are known from the first letter. */
export const isSomethingTyped = (): boolean =>
  typedDrafts.size > 0 || fields.some(({ isConnected, value }) => isConnected && value !== '');

/** @returns what ends it */
export function watchTyping(): () => void {
  document.addEventListener('input', remember, { capture: true, passive: true });
  return () => {
    document.removeEventListener('input', remember, { capture: true });
    fields = [];
  };
}
