import type { IgnitionModule } from '@nomicfoundation/ignition-core';
import splitterModule from '../ignition/modules/ad-payment-splitter.ts';
import badgeModule from '../ignition/modules/challenge-badge.ts';
import registryModule from '../ignition/modules/vote-registry.ts';
import { catalogued, type CataloguedContract } from './deployment-catalogue.ts';
import type { BegunDeployment } from './deployment-journal.ts';
import type { DeploymentSettings } from './deployment-settings.ts';

/** What the contracts are told, the first month of the votes' roots (YYYY-MM) included. */
export type PlanSettings = DeploymentSettings & { firstMonth: string };

/** A contract of the product, and how its Ignition module is told what it needs. */
export type PlannedContract = CataloguedContract & {
  module: IgnitionModule;
  /** Parameters of the module, in the order of the constructor's arguments. */
  parameters: (settings: PlanSettings) => Record<string, string | bigint>;
  /** First month of a registry of votes that is to stand beside others of its version, whose months begin later. */
  besideFrom?: string;
  /** Season of the badges. */
  season?: number;
  /** What an earlier run began and did not record. */
  begun?: BegunDeployment;
};

/** Badges are of one season each, and need a contract for it. */
export const badgeOf = (season: number): PlannedContract => ({
  ...catalogued('ChallengeBadge'),
  season,
  module: badgeModule,
  parameters: ({ admin, minter, keeper }) => ({ admin, minter, keeper, season: BigInt(season) }),
});

const wholePlan: PlannedContract[] = [
  {
    ...catalogued('AdPaymentSplitter'),
    module: splitterModule,
    parameters: ({ admin, moderator, founder, platform, adPrice }) => ({
      admin,
      moderator,
      founder,
      platform,
      adPrice,
    }),
  },
  badgeOf(1),
  {
    ...catalogued('VoteRegistry'),
    module: registryModule,
    parameters: ({ admin, publisher, firstMonth }) => ({ admin, publisher, firstMonth }),
  },
];

/** What a chain needs: the home chain everything, a further one what payments take. */
export const deploymentPlan = (isHome: boolean): PlannedContract[] =>
  wholePlan.filter(({ homeOnly }) => isHome || !homeOnly);
