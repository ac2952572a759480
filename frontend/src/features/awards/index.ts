export * from './api';
export { useGetDeskQuery, useGetJudgingQuery, type JudgesDesk } from './judging-api';
export { AwardList } from './components/AwardList';
export { AwardResult } from './components/AwardResult';
export { AwardsConsole } from './components/console/lazy-console';
export { ScoreFeedback } from './components/feedback/ScoreFeedback';
export { JudgingBoard } from './components/judging/JudgingBoard';
export { WinnersOfSeason } from './components/WinnersOfSeason';
export { winnersOf } from './winners-of';
