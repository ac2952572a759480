import { lazyDialog } from '../../../ui/dialog/lazy-dialog';

/** antd's dialogs and forms are fetched for whoever decides on something, not for whoever looks at a list. */
export const ModerationDialog = lazyDialog(() => import('./ModerationDialog'));

export const ReportsDialog = lazyDialog(() => import('./ReportsDialog'));
