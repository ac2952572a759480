const { TestEnvironment } = require('jest-environment-node');

/** The one realm of this worker: modules that test files share would otherwise belong to a realm that is gone. */
let kept;

/** Keeps the globals of the first test file for all that follow in its worker. */
module.exports = class KeptEnvironment extends TestEnvironment {
  constructor(...args) {
    if (kept) return kept;
    super(...args);
    kept = this;
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
  }
};
