import { forgetKept } from './kept-caches';
import { keepFilesOf } from './kept-files';
import { isKept, keepPage } from './kept-pages';
import { isWorkerMessage, type WorkerMessage } from './messages';
import { scope } from './scope';

async function obey(event: ExtendableEvent, message: WorkerMessage): Promise<void> {
  if (message.kind === 'forget') return forgetKept();
  const { page, wasAsked, files } = message;
  if (!(wasAsked && (await isKept(page)))) await keepPage(event, page);
  await keepFilesOf(event, files);
}

/** Does what pages ask for, and says so where a page sends a port to hear of it. */
export function obeyPages(): void {
  scope.addEventListener('message', (event) => {
    const { ports } = event;
    const data: unknown = event.data;
    if (!isWorkerMessage(data)) return;
    event.waitUntil(obey(event, data).finally(() => ports[0]?.postMessage('done')));
  });
}
