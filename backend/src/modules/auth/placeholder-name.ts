/** The name of a deleted account. It is no e-mail address, so nobody can have taken it as one. */
export const placeholderOf = (id: number): string => `deleted-${id}`;

/** The name of a viewer whose name was an e-mail address that is somebody else's. */
export const memberNameOf = (id: number, attempt = 1): string =>
  attempt === 1 ? `member-${id}` : `member-${id}-${attempt}`;

/** Whether a name is kept for accounts that lost theirs. */
export const isPlaceholder = (name: string): boolean => /^(deleted-\d+|member-\d+(-\d+)?)$/i.test(name);
