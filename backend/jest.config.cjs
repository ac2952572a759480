const swc = {
  swcrc: false,
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
  },
};
const swcForPackages = { swcrc: false, module: { type: 'commonjs' }, jsc: { target: 'es2022' } };

/** Everything is compiled to CommonJS, Nest's own ES modules included: Jest needs no flag that way. */
module.exports = {
  // Test files of one worker share what they import, and with it the realm in which that was evaluated.
  testEnvironment: '<rootDir>/test/support/worker/kept-environment.cjs',
  runtime: '<rootDir>/test/support/worker/sharing-runtime.cjs',
  testSequencer: '<rootDir>/test/support/worker/longest-first.cjs',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts', '**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/after-each-test.ts'],
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // Tests wait for conditions; this is for what never comes, on a machine with much else to do.
  testTimeout: 180_000,
  // One more than the cores of a small machine: tests often wait for blocks and notices.
  maxWorkers: 3,
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@change-makers/contracts/abi$': '<rootDir>/../contracts/abi/index.ts',
    '^@node-rs/argon2$': '<rootDir>/test/support/argon2.ts',
  },
  transform: { '^.+\\.ts$': ['@swc/jest', swc], '^.+\\.m?js$': ['@swc/jest', swcForPackages] },
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|pg-boss|@noble/hashes|siwe|@spruceid|@stablelib|serialize-error|non-error|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|uid|load-esm)/)',
  ],
};
