import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from './register-worker';

const register = vi.fn<(address: string, options: object) => Promise<void>>(async () => {});

function browserWithWorkers(readyState: DocumentReadyState) {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
  register.mockClear();
});

test('registers the worker, which the browser holds against the server each time', () => {
  browserWithWorkers('complete');
  registerWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' });
});

test('waits until the page has loaded', () => {
  browserWithWorkers('interactive');
  registerWorker();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledOnce();
});

test('leaves a page as it is in a browser without workers, or where one is refused', async () => {
  expect(registerWorker).not.toThrow();
  browserWithWorkers('complete');
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  register.mockRejectedValueOnce(new Error('blocked'));
  registerWorker();
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
});
