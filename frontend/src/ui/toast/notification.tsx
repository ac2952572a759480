import { ConfigProvider, notification } from 'antd';
import { Suspense } from 'react';
import { toastMilliseconds } from '../../season';
import { AntdTheme } from '../theme/AntdTheme';
import type { Toast } from './toast';

// antd draws toasts outside the page, where nobody else waits for the words of AntdTheme.
ConfigProvider.config({
  holderRender: (children) => (
    <Suspense>
      <AntdTheme>{children}</AntdTheme>
    </Suspense>
  ),
});
notification.config({ maxCount: 1, duration: toastMilliseconds / 1000, placement: 'bottomRight' });

export function notify({ kind, title, text }: Toast): void {
  notification[kind]({ title, description: text, role: kind === 'error' ? 'alert' : 'status' });
}
