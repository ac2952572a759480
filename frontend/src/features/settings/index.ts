export { Countdown } from './components/Countdown';
