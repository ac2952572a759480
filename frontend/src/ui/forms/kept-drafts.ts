import { browserStorage, type BrowserStorage, tabStorage } from '../../browser-storage';

/** How long something typed stays: until the tab is closed, or for as long as the browser keeps it. */
export type DraftScope = 'tab' | 'browser';

const storageOf = (scope: DraftScope): BrowserStorage => (scope === 'tab' ? tabStorage : browserStorage);

export function parseDraft(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** What is kept under a key and has not been saved yet; null for nothing, or what cannot be read. */
export const storedDraft = (key: string, scope: DraftScope = 'tab'): unknown =>
  parseDraft(storageOf(scope).read(key));

/** A full or forbidden storage keeps nothing; the form still does. */
export function storeDraft(key: string, draft: unknown, scope: DraftScope): void {
  if (draft === null) storageOf(scope).remove(key);
  else storageOf(scope).write(key, JSON.stringify(draft));
}

/** Keys of an account's drafts name it, see useDraft. */
const keysOf = (userId: number) => new RegExp(`^([a-z]+(?:-[a-z]+)+[-:])${userId}((?:[-:]\\d+)*)$`);

/** Forgets whatever an account was typing in this browser. */
export function discardDrafts(userId: number): void {
  const isOwn = keysOf(userId);
  for (const storage of [tabStorage, browserStorage])
    for (const key of storage.keys()) if (isOwn.test(key)) storage.remove(key);
}

/** What is being typed on this page, by the keys it is kept under. */
export const typedDrafts = new Map<string, DraftScope>();

/** A judge's scores are theirs alone, whoever goes on in their place. */
const isPersonal = (key: string): boolean => key.startsWith('score-draft:');

/** Gives what is being typed on this page to another account too, which has nothing of its own there; what is kept besides stays with its owner, and so do scores. */
export function handOverDrafts(former: number, present: number): void {
  for (const [key, scope] of typedDrafts) {
    if (isPersonal(key)) continue;
    const other = key.replace(keysOf(former), `$1${present}$2`);
    if (storedDraft(other, scope) === null) storeDraft(other, storedDraft(key, scope), scope);
  }
}
