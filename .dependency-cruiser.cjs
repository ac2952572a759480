/** The import rules of docs/architecture.md. `npm run lint:imports` makes every breach an error. */

const features = '^frontend/src/features/([^/]+)/';
const modules = '^backend/src/modules/([^/]+)/';
const tests = '(^|/)(test|e2e|testing)/|\\.(test|spec)\\.tsx?$';

/** What a module shows to others: its services, what they speak in, and who may call. Controllers, errors and rules stay inside. */
const offered =
  '(^|/)(dto|entities)/|\\.(module|service|query|types|guard|decorator)\\.ts$|' +
  '/(ad-access|ad-runs.sql|ad-status-changes|account-addresses|account-registrations|email-changes|security-events|participant-registrations|season-passings|season-state|season-obstacles|standing-sources|auth-rate-limits|' +
  'identity-limits|news-sentence|news-words|words|month-lock|site-registry|not-suspended|suspension-changes|public-name|health-warnings|payment-fold|untold-votes|recount-badges|recount-fees)\\.ts$';

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

const general = [
  rule(
    'no-cycle',
    'Files that import one another cannot be understood one by one, not even by their types: what two speak in stands in the lower.',
    {},
    { circular: true },
  ),
  rule(
    'resolvable',
    'An import must lead somewhere; Vite makes the virtual ones.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
  rule(
    'declared',
    'A package must stand in the package.json of the workspace that imports it.',
    { pathNot: tests },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  rule(
    'workspaces-apart',
    'Types cross from the API to the SPA by generation, the ABI by its package; nothing crosses by path.',
    { path: '^(backend|frontend|contracts)/', pathNot: tests },
    { path: '^(backend|frontend|contracts|scripts)/', pathNot: ['^$1/', '^contracts/abi/'] },
  ),
  rule(
    'tests-apart',
    'What runs must not need what only tests.',
    { path: '^(backend|frontend|contracts)/(src|scripts)/|^scripts/', pathNot: tests },
    { path: tests, pathNot: 'node_modules' },
  ),
];

const spa = [
  rule(
    'spa-feature-alone',
    'A feature never imports another; they meet in routes/ and in the layout alone.',
    features,
    { path: features, pathNot: '^frontend/src/features/$1/' },
  ),
  rule(
    'spa-below-app',
    'ui, session, chain, events, api, i18n <- features <- routes <- app.',
    { path: '^frontend/src/(?!app/|testing/|main(-server)?(\\.test)?\\.tsx)' },
    { path: '^frontend/src/app/' },
  ),
  rule(
    'spa-below-features',
    'The shared layers know no feature.',
    { path: '^frontend/src/(?!app/|routes/|features/)' },
    { path: '^frontend/src/(features|routes)/' },
  ),
  rule(
    'spa-routes-below-app',
    'Which page has which address is put together in app/.',
    { path: '^frontend/src/(?!app/|routes/|testing/|main\\.tsx)' },
    { path: '^frontend/src/routes/' },
  ),
  rule(
    'spa-feature-front-door',
    'What a feature offers stands in its index.ts.',
    '^frontend/src/(app|routes)/',
    {
      path: '^frontend/src/features/',
      pathNot: '/index\\.ts$',
    },
  ),
  rule(
    'spa-ui-at-the-bottom',
    'ui is below who is signed in and which wallet is connected.',
    '^frontend/src/ui/',
    {
      path: '^frontend/src/(session|chain|events)/',
    },
  ),
  rule('spa-api-at-the-bottom', 'api and i18n import nothing of ours.', '^frontend/src/(api|i18n)/', {
    path: '^frontend/src/',
    pathNot: '^frontend/src/$1/',
  }),
  rule(
    'spa-session-without-chain',
    'Being signed in does not depend on a wallet.',
    '^frontend/src/session/',
    {
      path: '^frontend/src/chain/',
    },
  ),
  rule(
    'spa-events-beside-chain',
    'What changes is told of whatever wallet is connected; neither it nor the session knows the other way round.',
    '^frontend/src/(chain|session)/',
    { path: '^frontend/src/events/' },
  ),
  rule('spa-events-without-chain', 'Events name what changed and no wallet.', '^frontend/src/events/', {
    path: '^frontend/src/chain/',
  }),
  rule('spa-chain-without-session', 'A wallet does not depend on being signed in.', '^frontend/src/chain/', {
    path: '^frontend/src/session/',
  }),
  rule(
    'spa-ethers-in-chain',
    'ethers is heavy and loads with a wallet alone.',
    { path: '^frontend/src/', pathNot: ['^frontend/src/chain/', tests] },
    'node_modules/ethers/',
  ),
  rule(
    'spa-antd-in-the-console',
    'Forms, dialogs and files have one kit, ui/forms and ui/dialog; antd weighs more than a page and draws the console and notifications alone.',
    {
      path: '^frontend/src/',
      pathNot: [
        '^frontend/src/(features/admin|ui/(table|theme|toast))/',
        '^frontend/src/routes/admin/',
        tests,
      ],
    },
    'node_modules/(antd|@ant-design)/|^frontend/src/ui/(table/(List|sorted)|theme/(Antd|antd)|toast/notification)',
  ),
];

const api = [
  rule(
    'api-common-at-the-bottom',
    'common knows no feature.',
    '^backend/src/common/',
    '^backend/src/(?!common/|config/)',
  ),
  rule('api-config-alone', 'config knows nothing but the environment.', '^backend/src/config/', {
    path: '^backend/src/',
    pathNot: '^backend/src/config/',
  }),
  rule(
    'api-chain-knows-no-feature',
    'Features hand chain/ their handlers.',
    '^backend/src/chain/',
    '^backend/src/(?!chain/|common/|config/)',
  ),
  rule(
    'api-queue-knows-no-feature',
    'Features hand the queue their jobs.',
    '^backend/src/queue/',
    '^backend/src/(?!queue/|common/|config/)',
  ),
  rule(
    'api-housekeeping-knows-no-feature',
    'Features declare their sweeps.',
    '^backend/src/housekeeping/',
    '^backend/src/(?!housekeeping/|queue/|common/|config/)',
  ),
  rule(
    'api-events-know-no-feature',
    'Features say what changed.',
    '^backend/src/events/',
    '^backend/src/(?!events/|common/|config/|housekeeping/|queue/)',
  ),
  rule(
    'api-session-knows-no-feature',
    'Whose request it is comes before what it asks for.',
    '^backend/src/session/',
    '^backend/src/(?!session/|common/|config/)',
  ),
  rule(
    'api-answers-know-no-feature',
    'Routes declare what their answers show.',
    '^backend/src/answers/',
    '^backend/src/(?!answers/|session/|events/|common/|config/)',
  ),
  rule(
    'api-modules-below-app',
    'A module is put together by the application, not the other way round.',
    modules,
    '^backend/src/(openapi/|database/|[^/]+\\.ts$)',
  ),
  rule('api-exported-parts-only', 'A module imports from another only what that one exports.', modules, {
    path: modules,
    pathNot: ['^backend/src/modules/$1/', offered],
  }),
  {
    name: 'api-one-way',
    comment: 'Modules import one another in one direction: payments imports ads, never the reverse.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^backend/src/modules/[^/]+$' },
    to: { path: '^backend/src/modules/', circular: true },
  },
  rule(
    'api-ads-below-payments',
    'Money knows ads, ads know nothing of money.',
    '^backend/src/modules/(ads|auth)/',
    {
      path: modules,
      pathNot: ['^backend/src/modules/(ads|altcha|auth|audit|uploads|notifications|settings)/'],
    },
  ),
  rule('api-audit-alone', 'The audit knows no feature; features tell it.', '^backend/src/modules/audit/', {
    path: modules,
    pathNot: ['^backend/src/modules/audit/'],
  }),
  rule(
    'api-auth-alone',
    'Accounts know no other feature but the work asked before one is made; who signed in stands in the audit.',
    '^backend/src/modules/auth/',
    { path: modules, pathNot: ['^backend/src/modules/(altcha|auth|audit)/'] },
  ),
  rule(
    'abi-in-chain',
    'Only chain/ speaks to contracts, in the API and in the SPA.',
    { path: '^(backend|frontend)/', pathNot: ['^(backend|frontend)/src/chain/', tests] },
    '^contracts/abi/|@change-makers/contracts',
  ),
];

module.exports = {
  forbidden: [...general, ...spa, ...api],
  options: {
    doNotFollow: { path: ['node_modules', '^contracts/abi/'] },
    exclude: { path: ['^(backend|frontend)/(dist|\\.cache)/', '^contracts/(artifacts|cache)/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
