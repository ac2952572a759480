import type { Role } from '../../common/access/access.decorator.js';

/** Kinds of badge, in the order of the contract's numbers from 1. */
export const BADGE_TYPES = ['supporter', 'participant', 'organiser'] as const;
export type BadgeType = (typeof BADGE_TYPES)[number];

/** created: not minted; waiting: asked for, before its season has begun and has a contract; minting: on its way; burned: given up or taken back. */
export const BADGE_STATES = ['created', 'waiting', 'minting', 'minted', 'burned'] as const;
export type BadgeState = (typeof BADGE_STATES)[number];

export const badgeTypeNumber = (type: BadgeType): number => BADGE_TYPES.indexOf(type) + 1;

const BY_ROLE: Record<Role, BadgeType> = {
  user: 'supporter',
  viewer: 'supporter',
  participant: 'participant',
  admin: 'organiser',
};

export const badgeTypeOfRole = (role: Role): BadgeType => BY_ROLE[role];
