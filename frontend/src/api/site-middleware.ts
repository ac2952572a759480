import { createDynamicMiddleware } from '@reduxjs/toolkit';

/**
 * Takes what listens to the actions of single pages when their code arrives, so that the others do without it. It is added in an
 * effect: the stores of the server, one a page, need none.
 */
export const siteMiddleware = createDynamicMiddleware();
