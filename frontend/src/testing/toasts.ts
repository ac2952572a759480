import { waitFor } from '@testing-library/react';
import { notification } from 'antd';
import { afterEach, beforeAll } from 'vitest';

/** For tests that look at toasts: has the part that draws them loaded beforehand and leaves none to the next test. */
export function withToasts(): void {
  beforeAll(async () => {
    await import('../ui/toast/notification');
  });
  afterEach(async () => {
    notification.destroy();
    await waitFor(() => {
      if (document.querySelector('.ant-notification-notice')) throw new Error('A toast is still there');
    });
  });
}
