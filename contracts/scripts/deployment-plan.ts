import type { IgnitionModule } from '@nomicfoundation/ignition-core';
import splitterModule from '../ignition/modules/ad-payment-splitter.ts';
import badgeModule from '../ignition/modules/challenge-badge.ts';
import registryModule from '../ignition/modules/vote-registry.ts';
import { catalogued, type CataloguedContract } from './deployment-catalogue.ts';
import type { DeploymentSettings } from './deployment-settings.ts';

/** A contract of the product and how its Ignition module is told what it needs. */
export type PlannedContract = CataloguedContract & {
  module: IgnitionModule;
  /** Parameters of the module, in the order of the constructor's arguments. */
  parameters: (settings: DeploymentSettings) => Record<string, string | bigint>;
};

const wholePlan: PlannedContract[] = [
  {
    ...catalogued('AdPaymentSplitter'),
    module: splitterModule,
    parameters: ({ admin, operator, founder, platform, adPrice }) => ({
      admin,
      moderator: operator,
      founder,
      platform,
      adPrice,
    }),
  },
  {
    ...catalogued('ChallengeBadge'),
    module: badgeModule,
    parameters: ({ admin, operator, keeper }) => ({ admin, minter: operator, keeper }),
  },
  {
    ...catalogued('VoteRegistry'),
    module: registryModule,
    parameters: ({ admin, operator }) => ({ admin, publisher: operator }),
  },
];

/** What a chain needs: the home chain everything, a further one what payments take. */
export const deploymentPlan = (isHome: boolean): PlannedContract[] =>
  wholePlan.filter(({ homeOnly }) => isHome || !homeOnly);
