export { Comments } from './components/Comments';
export { VoteButton } from './components/VoteButton';
export { VotesOverTime } from './components/VotesOverTime';
export { VotingLine } from './components/VotingLine';
