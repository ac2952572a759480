import { buildModule } from '@nomicfoundation/hardhat-ignition/modules';

/** Deploys AdPaymentSplitter; every parameter is one of its constructor's arguments, `adPrice` in wei. */
export default buildModule('AdPaymentSplitter', (m) => ({
  splitter: m.contract('AdPaymentSplitter', [
    m.getParameter('admin'),
    m.getParameter('moderator'),
    m.getParameter('founder'),
    m.getParameter('platform'),
    m.getParameter('adPrice'),
  ]),
}));
