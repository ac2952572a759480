/** Whether it makes sense to ask who is signed in: the server's cookie beside the session's, which scripts cannot read, says so. */
export const mayBeSignedIn = (): boolean => /(?:^|;)\s*signed-in=1/.test(document.cookie);
