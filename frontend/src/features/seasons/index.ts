export * from './api';
export { useNextSeason } from './hooks/use-next-season';
