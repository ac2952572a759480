export { useListFollowedQuery } from './api';
export { FollowButton } from './components/FollowButton';
