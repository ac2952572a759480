export { BadgeCard } from './components/BadgeCard';
export { useBadge } from './hooks/use-badges';
