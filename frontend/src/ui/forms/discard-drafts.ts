/** Forgets whatever an account was typing in this browser: drafts name it in their keys, see useDraft. */
export function discardDrafts(userId: number): void {
  const isOwn = new RegExp(`^[a-z]+(-[a-z]+)+[-:]${userId}([-:]\\d+)*$`);
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage).filter((one) => isOwn.test(one))) storage.removeItem(key);
}
