import { afterEach, beforeEach, vi } from 'vitest';

/** Stands in for the server's stream of events. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  /** Those that are not closed. */
  static get open(): FakeEventSource[] {
    return FakeEventSource.opened.filter(({ isClosed }) => !isClosed);
  }

  static get current(): FakeEventSource {
    return FakeEventSource.open.at(-1)!;
  }

  tell(name: string, id: number, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(name, { lastEventId: String(id), data: JSON.stringify(data) }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.isClosed = true;
  }
}

/** Gives the tests of a file streams that they speak through. */
export function withFakeEventSource(): void {
  beforeEach(() => {
    FakeEventSource.opened = [];
    vi.stubGlobal('EventSource', FakeEventSource);
  });
  afterEach(() => vi.unstubAllGlobals());
}
