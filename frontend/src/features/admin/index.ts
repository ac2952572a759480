export type { AdminAd } from './api';
export { AdsModeration } from './components/AdsModeration';
