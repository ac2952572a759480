import { useEffect, useState } from 'react';
import { loadNamespaces } from '../../i18n';
import { slashKey } from '../../routes/search/slash-key';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';

const SearchDialog = lazyDialog(async () => {
  const [module] = await Promise.all([
    import('../../routes/search/SearchDialog'),
    loadNamespaces('search', 'faq', 'support', 'errors'),
  ]);
  return module;
});

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const dialogs = 'dialog[open], [aria-modal="true"]';

/** Whether a key is meant for what is typed into, or for a dialog that covers the page. */
const isMeantElsewhere = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(fields) !== null) || document.querySelector(dialogs) !== null;

function opens(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  return !isMeantElsewhere(event) && slashKey.isOn();
}

const isAtButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-search]') !== null;

/** Whoever pressed longer ago does something else by now (ms). */
const LONGEST_WAIT_MS = 60_000;

/** Pressed before anybody listened. */
function wasPressed(): boolean {
  const pressedAt = document.querySelector('[data-search]')?.getAttribute('data-search');
  return Boolean(pressedAt) && performance.now() - Number(pressedAt) < LONGEST_WAIT_MS;
}

/** The search of the site, which opens by its button and by `/`. */
export function SiteSearch() {
  const [isOpen, setIsOpen] = useState(wasPressed);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!opens(event)) return;
      // Or the browser's own search would open with it, as in Firefox, or the sign stand in the field.
      event.preventDefault();
      setIsOpen(true);
    };
    const prepare = (event: Event) => isAtButton(event) && SearchDialog.hints.onPointerEnter();
    const openByButton = (event: Event) => isAtButton(event) && setIsOpen(true);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', openByKey, { signal });
    document.addEventListener('click', openByButton, { signal });
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prepare, { signal });
    return () => listening.abort();
  }, []);
  return isOpen && <SearchDialog onClose={() => setIsOpen(false)} />;
}
