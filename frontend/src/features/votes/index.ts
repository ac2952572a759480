export { commentPages, listParticipantVotes } from './api';
export { Comments } from './components/Comments';
export { VoteButton } from './components/VoteButton';
export { VotesByMonth } from './components/VotesByMonth';
export { VotesOverTime } from './components/VotesOverTime';
export { VotingLine } from './components/VotingLine';
