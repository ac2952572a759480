export * from './api';
export { FilmPlayer } from './components/FilmPlayer';
export { MonthName } from './components/MonthName';
export { useMonthNames } from './hooks/use-month-names';
