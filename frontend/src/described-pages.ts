import type meta from './i18n/en/meta.json';
import { paths } from './paths.ts';
import { season as everySeason } from './season.ts';

export type PageKey = keyof typeof meta;

type PathName = keyof typeof paths;

/** Addresses without words of their own: they have another page's, or nothing is there. */
const borrowed = { viewerRegistration: 'joinAsViewer', auth: 'register', vrExperience: null } as const;
type Borrower = keyof typeof borrowed;

const keyOf = (name: PathName): PageKey | null =>
  name in borrowed ? borrowed[name as Borrower] : (name as Exclude<PathName, Borrower>);

/** Which words of the `meta` texts describe the page at which address; every other address is not found. */
export const describedPages = (Object.keys(paths) as PathName[]).flatMap((name) => {
  const key = keyOf(name);
  return key ? [{ name, path: paths[name], key }] : [];
});

/** What the titles and descriptions say in figures. @param season the current one's number */
export const metaFigures = (season: number | string) => ({
  season,
  places: everySeason.usualPlaces,
  months: everySeason.months,
});
