const { default: Runtime } = require('jest-runtime');
const { shares } = require('./sharing-files.cjs');

/** Loads for all test files of this worker that share; never torn down. */
let shared;

/**
 * Test files of one worker share what they import: evaluating the application's thousand modules for each of them took longer than
 * the tests. A test file itself and what is set up for it stay its own.
 */
module.exports = class SharingRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const [, , , , , , testPath] = args;
    this.isSharing = shares(testPath);
    if (!this.isSharing) return;
    shared ??= new Runtime(...args);
    // Traces name lines of the files of both.
    this.transformCache.sourceMaps = shared.transformCache.sourceMaps;
  }

  requireModule(from, name, options, isRequireActual) {
    const isOwn = !this.isSharing || !name || options?.isInternalModule;
    const loader = isOwn ? super.requireModule.bind(this) : shared.requireModule.bind(shared);
    return loader(from, name, options, isRequireActual);
  }
};
