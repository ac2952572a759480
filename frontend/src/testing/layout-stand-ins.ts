/** jsdom has no layout and no animations: it matches only who wants no motion, and nothing ever changes its size. antd asks for both. */
export const matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('prefers-reduced-motion: reduce'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

export class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** As of a browser that tells of no paint. */
export class SilentPerformanceObserver implements PerformanceObserver {
  static readonly supportedEntryTypes: readonly string[] = [];
  observe = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

/** jsdom knows the element but not how it opens; focus, Escape and the page behind it are the browser's business. */
export function standInForDialogs({ prototype }: typeof HTMLDialogElement): void {
  prototype.showModal = function showModal() {
    this.open = true;
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
