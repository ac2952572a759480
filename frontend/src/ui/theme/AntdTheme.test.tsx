import { act, render, screen } from '@testing-library/react';
import { Table, theme } from 'antd';
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
  document.documentElement.style.fontSize = '';
});

it('lets antd speak English by itself', () => {
  render(emptyTable);
  expect(screen.getAllByText('No data')).not.toHaveLength(0);
});

const Sizes = () => {
  const { fontSize, controlHeight, padding, screenMD } = theme.useToken().token;
  return <p>{[fontSize, controlHeight, padding, screenMD].join(' ')}</p>;
};

it.each([
  ['', '16 44 16 768'],
  ['24px', '24 66 24 1152'],
])('draws antd in the letters that the reader chose: %s', (letters, sizes) => {
  document.documentElement.style.fontSize = letters;
  render(
    <Suspense>
      <AntdTheme>
        <Sizes />
      </AntdTheme>
    </Suspense>,
  );
  expect(screen.getByText(sizes)).toBeInTheDocument();
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
