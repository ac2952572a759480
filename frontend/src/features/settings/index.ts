export { Countdown } from './components/Countdown';
export { usePlaces } from './hooks/use-places';
