import type { ContractName } from '../contracts/deployment-record.js';

/** Time after which a payer may take a payment back that nobody decided on: the splitter's HOLD_PERIOD. A day of PostgreSQL has 23 or 25 hours where clocks are changed. */
const HOLD_PERIOD = '720 hours';

/** The splitter says the same of a refund and of what the payer took back. */
const WAS_REFUNDED_BY_OPERATOR = `
  event.block_time < coalesce((
    SELECT max(paid.block_time) FROM chain_events paid
    WHERE paid.subject = event.subject AND paid.chain_id = event.chain_id AND paid.contract = event.contract
      AND paid.name = 'AdPaid' AND paid.args->'attempt' IS NOT DISTINCT FROM event.args->'attempt'
      AND paid.block_number <= event.block_number
  ), event.block_time) + interval '${HOLD_PERIOD}'`;

const ZERO_ADDRESS = `'0x0000000000000000000000000000000000000000'`;

/** What nobody but the holder of one of our keys can do. A holder may burn their own badge: that is not among it. */
const NEEDS_OUR_KEY: Record<ContractName, string> = {
  AdPaymentSplitter: `event.name = 'AdSettled' OR (event.name = 'AdRefunded' AND ${WAS_REFUNDED_BY_OPERATOR})`,
  ChallengeBadge: `event.name IN ('BadgeRevoked', 'BadgeTypeChanged')
    OR (event.name = 'Transfer' AND event.args->>'to' <> ${ZERO_ADDRESS})`,
  VoteRegistry: `event.name = 'RootPublished'`,
};

const ROLES_CHANGED = [
  'RoleGranted',
  'RoleRevoked',
  'RoleAdminChanged',
  'DefaultAdminTransferScheduled',
  'DefaultAdminTransferCanceled',
  'DefaultAdminDelayChangeScheduled',
  'DefaultAdminDelayChangeCanceled',
];

const TERMS_CHANGED = ['AdPriceChanged', 'PayeeProposed', 'PayeeChanged', 'Paused', 'Unpaused'];

const list = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** An act's alarm, from `event` of chain_events and `deployment` of chain_deployments; null for what alarms nobody. */
export const CODE = `CASE
  WHEN event.name IN (${list(ROLES_CHANGED)}) THEN 'role_changed'
  WHEN event.name IN (${list(TERMS_CHANGED)}) THEN 'terms_changed'
  ${Object.entries(NEEDS_OUR_KEY)
    .map(([contract, acts]) => `WHEN deployment.name = '${contract}' AND (${acts}) THEN 'foreign_act'`)
    .join('\n  ')}
END`;

/** The same in whatever block, at whatever place in it, and after a ledger was read anew. */
export const KEY = `concat_ws(':', event.chain_id, event.transaction_hash, event.contract, event.name, md5(event.args::text))`;

export const PARAMS = `jsonb_build_object(
  'chainId', event.chain_id, 'contract', deployment.address, 'contractName', deployment.name, 'event', event.name,
  'subject', event.subject, 'args', event.args, 'transactionHash', event.transaction_hash, 'blockNumber', event.block_number,
  'at', event.block_time)`;
