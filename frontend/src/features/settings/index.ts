export { Countdown } from './components/Countdown';
export { useLaunchDay } from './hooks/use-launch-day';
export { usePlaces } from './hooks/use-places';
