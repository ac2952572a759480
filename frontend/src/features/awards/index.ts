export * from './api';
export { AwardList } from './components/AwardList';
export { AwardResult } from './components/AwardResult';
export { AwardsConsole } from './components/console/lazy-console';
export { JudgingBoard } from './components/judging/JudgingBoard';
export { WinnersOfSeason } from './components/WinnersOfSeason';
