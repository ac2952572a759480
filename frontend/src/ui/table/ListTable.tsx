import type { TableProps } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPage } from '../../api/list-page';
import { Loaded } from '../feedback/Loaded';
import { keepingLast, type Query } from '../feedback/query';
import { Skeleton } from '../skeletons/Skeleton';
import { DenseTable } from './DenseTable';
import { PageButtons } from './PageButtons';
import { sortingOf } from './sorted-column';
import type { ListView } from './use-list-view';

interface ListTableProps<Row> extends Pick<TableProps<Row>, 'columns' | 'expandable' | 'tableLayout'> {
  view: Pick<ListView, 'pages'> & { change: (sorting: { sort: string; order: string }) => void };
  query: Query<ListPage<Row>> & { data?: ListPage<Row> | undefined };
  empty: string;
}

/** One page of a list that the server sorts and searches. The page before stays until the next is there. */
export function ListTable<Row extends { id: number }>({ view, query, empty, ...table }: ListTableProps<Row>) {
  const { t } = useTranslation();
  const top = useRef<HTMLDivElement>(null);
  return (
    <div ref={top} tabIndex={-1}>
      <Loaded query={keepingLast(query)} skeleton={<Skeleton height="24rem" />}>
        {({ rows, next }) => (
          <DenseTable
            dataSource={rows}
            loading={query.isFetching && !query.currentData}
            onChange={(_pagination, _filters, sorter) => view.change(sortingOf(sorter))}
            // A search that no index answers looks at one part of the list after the other.
            locale={{ emptyText: next === null ? empty : t('pages.goesOn') }}
            {...table}
          />
        )}
      </Loaded>
      <PageButtons
        pages={view.pages}
        next={query.currentData?.next ?? null}
        // The button may be gone on the new page, which is read from its beginning.
        onTurn={() => top.current?.focus()}
      />
    </div>
  );
}
