/** Has passwords hashed as dearly as the product does, from the first module on: it takes their time. */
const DEAR_PASSWORDS = 'account-enumeration.e2e-spec.ts';

/** Tests of the whole application share its modules; those of a part may change what it keeps, and have modules of their own. */
exports.shares = (testPath) => testPath.endsWith('.e2e-spec.ts') && !testPath.endsWith(DEAR_PASSWORDS);
