/** What a page asks of the worker. */
export type WorkerMessage = KeepMessage | { kind: 'forget' };

/** Has what a stranger looks at kept, for when there is no network. */
interface KeepMessage {
  kind: 'keep';
  /** The page's path and query. */
  page: string;
  /** Whether the browser asked for this page itself, so that a worker that was there has it as it is. */
  wasAsked: boolean;
  /** Addresses of the scripts, styles, letters and texts that it needed. */
  files: string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Pages of this site alone can send any, but a page of an earlier version may say it otherwise. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, page, files } = data as Record<string, unknown>;
  if (kind === 'forget') return true;
  return kind === 'keep' && isText(page) && Array.isArray(files) && files.every(isText);
}
