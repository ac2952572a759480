export * from './api';
export { useNextSeason, type NextSeason } from './hooks/use-next-season';
