export * from './api';
export { AwardList } from './components/AwardList';
export { AwardsConsole } from './components/console/AwardsConsole';
export { JudgingBoard } from './components/judging/JudgingBoard';
