export * from './api';
export { AwardList } from './components/AwardList';
export { AwardsConsole } from './components/console/lazy-console';
export { ScoreFeedback } from './components/feedback/lazy-feedback';
export { JudgingBoard } from './components/judging/JudgingBoard';
