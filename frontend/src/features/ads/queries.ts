import { adFilterIn, adsWanted } from './ad-filter';
import { adPages } from './api';

/** Asks for the first page of the list that an address means. */
export const listAt = (search: URLSearchParams) => adPages.initiate(adsWanted(adFilterIn(search)));
