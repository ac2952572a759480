import { ConfigProvider, notification } from 'antd';
import { toastMilliseconds } from '../../season';
import { AntdTheme } from '../theme/AntdTheme';
import type { Toast } from './toast';

ConfigProvider.config({ holderRender: (children) => <AntdTheme>{children}</AntdTheme> });
notification.config({ maxCount: 1, duration: toastMilliseconds / 1000, placement: 'bottomRight' });

export function notify({ kind, title, text }: Toast): void {
  notification[kind]({ title, description: text, role: kind === 'error' ? 'alert' : 'status' });
}
