import { createStore } from '../app/store';

/** The site's own store, for tests of layers below it. */
export const makeStore = () => createStore();
