export * from './api';
export { FilmPlayer } from './components/FilmPlayer';
export { MonthName } from './components/MonthName';
export { ReportList } from './components/ReportList';
export { useMonthNames } from './hooks/use-month-names';
export { OwnReports } from './components/OwnReports';
export { ReportEditor } from './components/ReportEditor';
export { useOpenReport } from './hooks/use-open-report';
