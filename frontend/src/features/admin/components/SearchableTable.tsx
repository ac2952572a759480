import type { TableProps } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { foldText } from '../../../ui/forms/fold-text';
import { SearchField } from '../../../ui/forms/SearchField';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { DenseTable, pagesOf } from '../../../ui/table/DenseTable';

interface SearchableTableProps<Row> {
  rows: Row[] | undefined;
  error: unknown;
  retry: () => void;
  columns: NonNullable<TableProps<Row>['columns']>;
  /** The texts of a row that the search looks through. */
  textsOf: (row: Row) => string[];
  searchLabel: string;
  empty: string;
}

const pageSize = 20;

/** A dense table with search, sorting and pages, and what stands there while it loads, fails or is empty. */
export function SearchableTable<Row extends { id: number }>(props: SearchableTableProps<Row>) {
  const { rows, error, retry, columns, textsOf, searchLabel, empty } = props;
  const [search, setSearch] = useState('');
  if (error && !rows) return <LoadFailure error={error} retry={retry} />;
  if (!rows) return <Skeleton height="24rem" />;
  const wanted = foldText(search.trim());
  const found = rows.filter((row) => textsOf(row).some((text) => foldText(text).includes(wanted)));
  return (
    <>
      <SearchField label={searchLabel} value={search} onChange={setSearch} />
      <DenseTable
        columns={columns}
        dataSource={found}
        pagination={pagesOf(pageSize)}
        locale={{ emptyText: empty }}
      />
    </>
  );
}
