export { useGetTokenomicsQuery } from './api';
export { TokenomicsContent } from './components/TokenomicsContent';
