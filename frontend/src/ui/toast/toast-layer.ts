import styles from './toast-layer.module.css';

/** Holds the toasts, above whatever is open. */
const layer = document.createElement('div');
layer.className = styles.layer ?? '';
const isPopover = 'showPopover' in layer;
if (isPopover) layer.popover = 'manual';

/** The dialog that is in use: all that lies outside of it is inert, so that a toast there could be neither pressed nor heard. */
function placeOfToasts(): HTMLElement {
  const inUse = document.activeElement?.closest<HTMLDialogElement>('dialog[open]');
  return inUse ?? [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body;
}

function raise(): void {
  const place = placeOfToasts();
  if (layer.parentNode !== place) place.append(layer);
  else if (isPopover && layer.matches(':popover-open')) layer.hidePopover();
  // Shown anew, it lies above what was opened since.
  if (isPopover) layer.showPopover();
}

/** A toast was asked for and is not drawn yet. */
let isAwaited = false;

/** A dialog that opens or goes takes no toast with it. */
const follow = new MutationObserver(() => {
  const isEmpty = layer.querySelector('.ant-notification-notice') === null;
  if (!isEmpty) isAwaited = false;
  if (isEmpty && !isAwaited) follow.disconnect();
  else if (layer.parentNode !== placeOfToasts()) raise();
});

/** Where the next toast belongs. */
export function toastLayer(): HTMLElement {
  isAwaited = true;
  raise();
  follow.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return layer;
}
