import { lazyTab } from '../../../../ui/tabs/lazy-tab';

export const AwardsConsole = lazyTab(async () => ({
  default: (await import('./AwardsConsole')).AwardsConsole,
}));
