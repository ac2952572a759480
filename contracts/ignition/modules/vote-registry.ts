import { buildModule } from '@nomicfoundation/hardhat-ignition/modules';

/** Deploys VoteRegistry; every parameter is one of its constructor's arguments, `firstMonth` written YYYY-MM. */
export default buildModule('VoteRegistry', (m) => ({
  registry: m.contract('VoteRegistry', [
    m.getParameter('admin'),
    m.getParameter('publisher'),
    m.getParameter('firstMonth'),
  ]),
}));
