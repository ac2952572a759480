import { isLocal, secondChainId, type ChainAccess } from './chain/chain-access.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { Secrets } from './secrets.ts';
import { environmentWith, variable, type Settings } from './settings.ts';

// Account #1 of the mnemonic that every local chain uses. The API refuses it on any other chain.
const localOperatorKey = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

/** The API's environment: what is set wins; what only a local instance can do without is filled in. */
export function apiEnvironment(settings: Settings, infrastructure: Infrastructure): NodeJS.ProcessEnv {
  return environmentWith({
    DATA_DIR: settings.dataDir,
    DATABASE_URL: infrastructure.databaseUrl,
    CHAIN_RPC_URL: infrastructure.homeChain.rpcUrls,
    // Who tries the site out makes several accounts at once.
    ALTCHA: variable('ALTCHA') ?? 'off',
    ...(isLocal(infrastructure.homeChain) && localChainDefaults(infrastructure.homeChain)),
    ...(infrastructure.secondChain && secondChainDefaults(infrastructure.secondChain)),
    ...(!settings.databaseUrl && ownDatabaseDefaults(infrastructure)),
  });
}

function localChainDefaults({ rpcUrl }: ChainAccess): NodeJS.ProcessEnv {
  return {
    PUBLIC_RPC_URL: variable('PUBLIC_RPC_URL') ?? rpcUrl,
    OPERATOR_PRIVATE_KEY: variable('OPERATOR_PRIVATE_KEY') ?? localOperatorKey,
  };
}

// Its operator is the home chain's, unless OPERATOR_PRIVATE_KEY_31338 names another.
function secondChainDefaults({ rpcUrls, rpcUrl }: ChainAccess): NodeJS.ProcessEnv {
  const publicRpcUrl = `PUBLIC_RPC_URL_${secondChainId}`;
  return {
    [`CHAIN_RPC_URL_${secondChainId}`]: rpcUrls,
    [publicRpcUrl]: variable(publicRpcUrl) ?? rpcUrl,
  };
}

function ownDatabaseDefaults({ secrets }: Infrastructure): NodeJS.ProcessEnv {
  return {
    SESSION_SECRET: variable('SESSION_SECRET') ?? secrets.sessionSecret,
    SEED_DEMO: variable('SEED_DEMO') ?? '1',
    ...ownAdmin(secrets),
  };
}

/** The administrator of the own database, unless the environment names another. */
export const ownAdmin = ({ adminPassword }: Secrets): NodeJS.ProcessEnv => ({
  ADMIN_USERNAME: variable('ADMIN_USERNAME') ?? 'admin',
  ADMIN_EMAIL: variable('ADMIN_EMAIL') ?? 'admin@example.test',
  ADMIN_PASSWORD: variable('ADMIN_PASSWORD') ?? adminPassword,
});
