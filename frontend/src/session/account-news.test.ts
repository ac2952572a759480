import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../testing/eventually';
import { type Account, openAccountNews } from './account-news';

function openTab() {
  const heard: Account[] = [];
  const news = openAccountNews((account) => heard.push(account));
  onTestFinished(news.close);
  return { heard, ...news };
}

test('tabs tell each other whose they are', async () => {
  const [one, other] = [openTab(), openTab()];
  one.tell(700_001);
  one.tell(null);
  // Channels reach the tabs of tests that run beside this one, and theirs reach these.
  await eventually(() => expect(other.heard).toEqual(expect.arrayContaining([700_001, null])));
  expect(one.heard).not.toContain(700_001);
});

const withoutChannels = () => {
  vi.stubGlobal('BroadcastChannel', function BlockedChannel() {
    throw new DOMException('denied', 'SecurityError');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
};

test('where channels are blocked, they tell by what is stored, and leave nothing there', () => {
  withoutChannels();
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  const [one, other] = [openTab(), openTab()];
  one.tell(7);
  // A browser hands it to its other tabs; here there is but one.
  const [key, newValue] = stored.mock.calls.at(-1)!;
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(other.heard).toEqual([7]);
  expect(localStorage.getItem(key)).toBeNull();
});

test('where storage is blocked too, nothing fails', () => {
  withoutChannels();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => openTab().tell(7)).not.toThrow();
});
