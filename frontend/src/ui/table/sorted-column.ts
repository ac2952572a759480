import type { TableProps } from 'antd';
import type { ListView } from './use-list-view';

type Sorting = ListView['sorting'];
type Sorted = Pick<ListView, 'sorting'>;

/** What makes antd's column one by which the server sorts. */
export const sortedBy = ({ sorting }: Sorted, key: string) => ({
  key,
  sorter: true,
  sortOrder: sorting.sort === key ? antdOrders[sorting.order ?? 'asc'] : null,
});

const antdOrders = { asc: 'ascend', desc: 'descend' } as const;

type Sorter<Row> = Parameters<NonNullable<TableProps<Row>['onChange']>>[2];

/** What antd's table says was chosen, as the address has it; nothing where the choice was taken back. */
export function sortingOf<Row>(sorter: Sorter<Row>): {
  sort: string;
  order: NonNullable<Sorting['order']> | '';
} {
  const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
  if (!order) return { sort: '', order: '' };
  return { sort: String(columnKey), order: order === 'descend' ? 'desc' : 'asc' };
}
