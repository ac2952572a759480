import { buildModule } from '@nomicfoundation/hardhat-ignition/modules';

/** Deploys ChallengeBadge; every parameter is one of its constructor's arguments. */
export default buildModule('ChallengeBadge', (m) => ({
  badge: m.contract('ChallengeBadge', [
    m.getParameter('admin'),
    m.getParameter('minter'),
    m.getParameter('keeper'),
    m.getParameter('season'),
  ]),
}));
