import { ConfigProvider, notification } from 'antd';
import { Suspense } from 'react';
import { toastMilliseconds } from '../../season';
import { AntdTheme } from '../theme/AntdTheme';
import type { Toast } from './toast';
import { toastLayer } from './toast-layer';

// antd draws toasts outside the page, where nobody else waits for the words of AntdTheme.
ConfigProvider.config({
  holderRender: (children) => (
    <Suspense>
      <AntdTheme>{children}</AntdTheme>
    </Suspense>
  ),
});
/** On phones a toast at the bottom would lie on the button that was just pressed. */
const placement = window.matchMedia('(max-width: 575px)').matches ? 'top' : 'bottomRight';

notification.config({ maxCount: 1, duration: toastMilliseconds / 1000, placement, getContainer: toastLayer });

export function notify({ kind, title, text }: Toast): void {
  toastLayer();
  notification[kind]({ title, description: text, role: kind === 'error' ? 'alert' : 'status' });
}
