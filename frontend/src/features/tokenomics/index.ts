export { getTokenomics, useGetTokenomicsQuery } from './api';
export { FeesByMonth } from './components/FeesByMonth';
export { PlannedTokens } from './components/PlannedTokens';
export { ProfitSplit } from './components/ProfitSplit';
export { TokenomicsContent } from './components/TokenomicsContent';
export { useCoinName } from './use-coin-name';
export { useCoins } from './use-coins';
