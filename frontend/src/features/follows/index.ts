export { FollowButton } from './components/FollowButton';
