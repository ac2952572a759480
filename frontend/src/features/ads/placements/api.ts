import { placementsApi as generated } from '../../../api/generated/placements';

export type { PlacedAd as PlacedAdData, Placement } from '../../../api/generated/placements';
export type { AdDay, AdMetrics as AdMetricsData } from '../../../api/generated/placements';

export const placementsApi = generated;
export const { useFindAdMetricsQuery } = generated;
