import { get, type IncomingMessage } from 'node:http';
import { eventually } from './eventually.js';

export interface ReceivedEvent {
  id: number;
  event: string;
  data: unknown;
}

/** Reads the stream of events as a browser does. */
export class EventReader {
  readonly events: ReceivedEvent[] = [];
  comments = 0;
  /** In how many pieces it came, each of them written as one. */
  pieces = 0;
  retry: number | undefined;
  hasEnded = false;
  private rest = '';

  private constructor(readonly response: IncomingMessage) {
    response.setEncoding('utf8');
    response.on('data', (text: string) => this.read(text));
    response.on('error', () => (this.hasEnded = true));
    response.on('close', () => (this.hasEnded = true));
  }

  static async open(url: string, headers: Record<string, string> = {}, query = ''): Promise<EventReader> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/api/events${query}`, { headers, agent: false }, resolve).on('error', reject);
    });
    const reader = new EventReader(response);
    if (response.statusCode === 200) await reader.until(() => reader.events.length > 0);
    return reader;
  }

  /** What came, without the words about the stream itself. */
  get news(): ReceivedEvent[] {
    return this.events.filter(({ event }) => event !== 'ready' && event !== 'reset');
  }

  get ids(): number[] {
    return this.news.map(({ id }) => id);
  }

  get lastId(): string {
    return String(this.events.at(-1)!.id);
  }

  until(isSo: (reader: EventReader) => boolean, withinMs?: number): Promise<void> {
    return eventually(async () => {
      if (!isSo(this)) throw new Error(`Not so: ${JSON.stringify(this.events.slice(-5))}`);
      return Promise.resolve();
    }, withinMs);
  }

  close(): void {
    this.response.destroy();
  }

  private read(text: string): void {
    this.pieces += 1;
    const blocks = (this.rest + text).split('\n\n');
    this.rest = blocks.pop()!;
    for (const block of blocks) this.readBlock(block);
  }

  private readBlock(block: string): void {
    const lines = block.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line)!);
    const fields: Record<string, string | undefined> = Object.fromEntries(
      lines.map(([, name, value]) => [name, value]),
    );
    if (fields[''] !== undefined) this.comments += 1;
    if (fields.retry) this.retry = Number(fields.retry);
    if (fields.data === undefined) return;
    const { id, event, data } = fields as Record<'id' | 'event' | 'data', string>;
    this.events.push({ id: Number(id), event, data: JSON.parse(data) });
  }
}
