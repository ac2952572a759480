export { useGetTokenomicsQuery } from './api';
export { PlannedTokens } from './components/PlannedTokens';
export { ProfitSplit } from './components/ProfitSplit';
export { TokenomicsContent } from './components/TokenomicsContent';
