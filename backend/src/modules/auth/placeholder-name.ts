/** The name of a deleted account. It is no e-mail address, so nobody can have taken it as one. */
export const placeholderOf = (id: number): string => `deleted-${id}`;

/** Whether a name is kept for deleted accounts. */
export const isPlaceholder = (name: string): boolean => /^deleted-\d+$/i.test(name);
