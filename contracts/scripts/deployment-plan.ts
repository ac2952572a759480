import type { IgnitionModule } from '@nomicfoundation/ignition-core';
import splitterModule from '../ignition/modules/ad-payment-splitter.ts';
import badgeModule from '../ignition/modules/challenge-badge.ts';
import registryModule from '../ignition/modules/vote-registry.ts';
import type { DeploymentSettings } from './deployment-settings.ts';

/** A contract of the product and how its Ignition module is told what it needs. */
export type PlannedContract = {
  name: string;
  module: IgnitionModule;
  /** Parameters of the module, in the order of the constructor's arguments. */
  parameters: (settings: DeploymentSettings) => Record<string, string | bigint>;
};

/** Everything that a chain needs. */
export const deploymentPlan: PlannedContract[] = [
  {
    name: 'AdPaymentSplitter',
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
    name: 'ChallengeBadge',
    module: badgeModule,
    parameters: ({ admin, operator }) => ({ admin, minter: operator }),
  },
  {
    name: 'VoteRegistry',
    module: registryModule,
    parameters: ({ admin, operator }) => ({ admin, publisher: operator }),
  },
];
