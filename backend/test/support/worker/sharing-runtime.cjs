const { default: Runtime } = require('jest-runtime');

/** Loads for all test files of this worker; never torn down. */
let shared;

/**
 * Test files of one worker share what they import: evaluating the application's thousand modules for each of them took longer than
 * the tests. A test file itself and what is set up for it stay its own.
 */
module.exports = class SharingRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    shared ??= new Runtime(...args);
    // Traces name lines of the files of both.
    this.transformCache.sourceMaps = shared.transformCache.sourceMaps;
  }

  requireModule(from, name, options, isRequireActual) {
    if (!name || options?.isInternalModule) return super.requireModule(from, name, options, isRequireActual);
    return shared.requireModule(from, name, options, isRequireActual);
  }
};
