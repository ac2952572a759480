export * from './api';
export { AwardList } from './components/AwardList';
export { AwardsConsole } from './components/console/lazy-console';
export { JudgingBoard } from './components/judging/JudgingBoard';
