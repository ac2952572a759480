import { advertising } from '../../season';

/** The ads that the home page shows. */
export const adsOnHome = { status: 'approved', limit: advertising.adsOnHome } as const;
