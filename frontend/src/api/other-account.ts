/** Who finds out which account is signed in, once the page can: a change was refused as another's. */
export const otherAccount: { notice?: () => void } = {};
