import { fetchOnce } from '../fetch-once';
import type { Toast } from './notification';

const loadDrawing = fetchOnce(() => import('./notification'));

/** Fetches antd's part before the first toast, which may have to say that the connection is gone. */
export function prepareToasts(): void {
  loadDrawing().catch(() => undefined);
}

/** Shows a message for five seconds; a new one takes the place of the old. antd's part loads with the first toast; if it cannot, the browser's own dialog speaks. */
export function toast(message: Toast): void {
  void loadDrawing().then(
    ({ notify }) => notify(message),
    () => window.alert(`${message.title}\n\n${message.text}`),
  );
}
