export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  text: string;
}

/** Shows a message for five seconds; a new one takes the place of the old. antd's part loads with the first toast. */
export function toast(message: Toast): void {
  void import('./notification').then(({ notify }) => notify(message));
}
