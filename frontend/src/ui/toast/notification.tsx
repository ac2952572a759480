import { ConfigProvider, notification } from 'antd';
import { Suspense } from 'react';
import { toastMilliseconds } from '../../season';
import { AntdTheme } from '../theme/AntdTheme';
import CopyReference from '../feedback/CopyReference';
import { referenceIn } from './reference-in';
import { toastLayer } from './toast-layer';

export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  text: string;
}

// antd draws toasts outside the page, where nobody else waits for the words of AntdTheme.
ConfigProvider.config({
  holderRender: (children) => (
    <Suspense>
      <AntdTheme>{children}</AntdTheme>
    </Suspense>
  ),
});
/** On phones a toast at the bottom would lie on the button that was just pressed. */
const placement = window.matchMedia('(width < 36rem)').matches ? 'top' : 'bottomRight';

notification.config({ maxCount: 1, duration: toastMilliseconds / 1000, placement, getContainer: toastLayer });

export function notify({ kind, title, text }: Toast): void {
  toastLayer();
  const reference = referenceIn(text);
  const options = { title, role: kind === 'error' ? 'alert' : 'status' } as const;
  if (reference === undefined) return notification[kind]({ ...options, description: text });
  const description = (
    <>
      {text} <CopyReference reference={reference} />
    </>
  );
  // What is to be copied stays until it is closed.
  notification[kind]({ ...options, description, duration: false });
}
