/** Tests of the whole application share its modules; those of a part may change what it keeps, and have modules of their own. */
exports.shares = (testPath) => testPath.endsWith('.e2e-spec.ts');
