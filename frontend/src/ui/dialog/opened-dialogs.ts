interface Opened {
  dialog: HTMLDialogElement;
  /** What has the focus once it is shown. */
  first: HTMLElement | null;
  /** Nothing of the page is to be seen behind it. */
  covers?: boolean | undefined;
  /** Asked by what is under way, above whatever is open by then. */
  isQuestion?: boolean | undefined;
}

/** Those that are drawn, the uppermost last, wherever they stand on the page. */
const opened: Opened[] = [];

/** One Escape may be given to all dialogs that were opened since the last press; it answers the uppermost alone. */
export const isUppermost = (dialog: HTMLDialogElement): boolean => opened.at(-1)?.dialog === dialog;

/** All that were ever in this list. */
const known = new WeakSet<Element>();

/** By what every page brings for when nothing else comes (`session/PlainCover.tsx`). */
const isCoveredOtherwise = (): boolean =>
  [...document.querySelectorAll('dialog[open][closedby=none]')].some((cover) => !known.has(cover));

/** Shows the uppermost where the browser has closed it, or something lay above it. What is below waits: it would come to lie above. */
export function showUppermost(focused?: HTMLElement | null): void {
  const uppermost = opened.at(-1);
  if (!uppermost || uppermost.dialog.open || isCoveredOtherwise()) return;
  uppermost.dialog.showModal();
  (focused ?? uppermost.first)?.focus();
}

/** Of the page that is covered by then, because its code came late: nobody is to see it there. */
const isBelowCover = ({ covers, isQuestion }: Opened): boolean => !covers && !isQuestion;

/** @returns takes it away, and shows what is uppermost then */
export function openDialog(entry: Opened): () => void {
  known.add(entry.dialog);
  const cover = isBelowCover(entry) ? opened.findIndex(({ covers }) => covers) : -1;
  opened.splice(cover === -1 ? opened.length : cover, 0, entry);
  showUppermost();
  return () => {
    opened.splice(opened.indexOf(entry), 1);
    showUppermost();
  };
}
