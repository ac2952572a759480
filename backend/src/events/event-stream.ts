import type { Response } from 'express';

/** Whose stream it is; both undefined for visitors. */
export interface StreamOwner {
  userId: number | undefined;
  sessionId: string | undefined;
  /** Account or address, of which each may have so many. */
  key: string;
}

/** From where on a page wants to hear; from now on where it says nothing. */
export interface StreamStart {
  /** Number of the last event that it knows. */
  lastEventId?: string | undefined;
  /** For whoever knows none: how many milliseconds ago it began to fetch what it shows. */
  since?: string | undefined;
}

/** What a browser that does not read may leave waiting. */
const MOST_WAITING_BYTES = 1024 * 1024;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Neither this server nor a proxy may compress it: that would hold events back.
  'Cache-Control': 'private, no-cache, no-transform',
  'X-Accel-Buffering': 'no',
};

/** One open answer that events are written to. */
export class EventStream {
  constructor(
    readonly owner: StreamOwner,
    private readonly response: Response,
  ) {}

  static writeHead(response: Response): void {
    response.writeHead(200, HEADERS);
  }

  /** A browser that does not read is dropped: it comes back and says where it was. */
  send(chunk: Buffer | string): void {
    if (this.response.writableLength > MOST_WAITING_BYTES) this.response.destroy();
    else this.response.write(chunk);
  }

  end(lastWords = ''): void {
    this.response.end(lastWords);
    // One that does not read would keep the process from ending.
    setTimeout(() => this.response.destroy(), 1_000).unref();
  }
}
