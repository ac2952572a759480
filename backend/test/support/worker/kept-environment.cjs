const { TestEnvironment } = require('jest-environment-node');
const { shares } = require('./sharing-files.cjs');

/** The one realm of this worker: modules that test files share would otherwise belong to a realm that is gone. */
let kept;

/** Keeps the globals of the first test file that shares for all such that follow in its worker. */
module.exports = class KeptEnvironment extends TestEnvironment {
  constructor(config, context) {
    if (kept && shares(context.testPath)) return kept;
    super(config, context);
    if (shares(context.testPath)) kept = this;
  }

  async teardown() {
    if (this !== kept) return super.teardown();
    this.fakeTimersModern.useRealTimers();
  }
};
