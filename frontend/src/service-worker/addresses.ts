/** What the API answers is somebody's, or out of date in a moment; pictures to share are for others' programs. */
const notPages = /^\/(api|share)(\/|$)/;

/** Where accounts are signed in and out, made and deleted. */
const signIns = /^\/api\/(auth|viewers)(\/|$)/;

/** Whether there may be a page at a path. */
export const mayBePage = (pathname: string): boolean => !notPages.test(pathname);

/** Whether it is a file of a build, whose name changes with what is in it. */
export const isBuiltFile = (pathname: string): boolean => pathname.startsWith('/assets/');

/** Whether a request may change who is signed in in this browser. */
export const maySignIn = (method: string, pathname: string): boolean =>
  method !== 'GET' && method !== 'HEAD' && signIns.test(pathname);
