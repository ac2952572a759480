import type { ModalProps } from 'antd';

/** How an antd dialog behaves while what it asked for is on its way: it can only be waited for, or nobody would see what became of it. */
export const whileBusy = (isBusy: boolean) =>
  ({
    confirmLoading: isBusy,
    closable: !isBusy,
    keyboard: !isBusy,
    mask: { closable: !isBusy },
    cancelButtonProps: { disabled: isBusy },
  }) satisfies ModalProps;
