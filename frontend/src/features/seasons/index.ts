export * from './api';
export { SeasonData } from './components/SeasonData';
export { SeasonDates } from './components/SeasonDates';
export { SeasonList } from './components/SeasonList';
export { SeasonStateTag } from './components/SeasonStateTag';
export { useNextSeason } from './hooks/use-next-season';
export { useNextStep } from './hooks/use-next-step';
export { useSeasonName } from './hooks/use-season-name';
