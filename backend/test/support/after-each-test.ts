import { takeOffences } from './one-connection.js';

afterEach(() => {
  const [first] = takeOffences();
  if (first) throw first;
});
