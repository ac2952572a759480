import { act, render, screen } from '@testing-library/react';
import { Table } from 'antd';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../../i18n/language-choice';
import { AntdTheme } from './AntdTheme';

const emptyTable = (
  <Suspense fallback="waiting">
    <AntdTheme>
      <Table />
    </AntdTheme>
  </Suspense>
);

afterEach(async () => {
  await act(() => changeLanguage('en'));
  localStorage.clear();
});

it('lets antd speak English by itself', () => {
  render(emptyTable);
  expect(screen.getAllByText('No data')).not.toHaveLength(0);
});

it('waits for antd’s words in another language rather than show English first', async () => {
  await changeLanguage('ar');
  await act(() => render(emptyTable));
  expect(await screen.findAllByText('لا توجد بيانات')).not.toHaveLength(0);
  expect(document.querySelector('.ant-table-wrapper-rtl')).toBeInTheDocument();
});

it('follows a change of language', async () => {
  render(emptyTable);
  await act(() => changeLanguage('ar'));
  expect(await screen.findAllByText('لا توجد بيانات')).not.toHaveLength(0);
  expect(screen.queryByText('waiting')).not.toBeInTheDocument();
});

it('keeps what stands on a page when its language changes from English', async () => {
  const field = (
    <Suspense fallback="waiting">
      <AntdTheme>
        <input aria-label="Title" />
        <Table />
      </AntdTheme>
    </Suspense>
  );
  render(field);
  const written = screen.getByLabelText('Title');
  await act(() => changeLanguage('ar'));
  expect(await screen.findAllByText('لا توجد بيانات')).not.toHaveLength(0);
  expect(screen.getByLabelText('Title')).toBe(written);
});
