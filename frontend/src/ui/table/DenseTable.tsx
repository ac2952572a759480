import { Table, type TableProps } from 'antd';
import styles from './Table.module.css';

/** The console's table, for desks and phones: what a column hides on a small screen stands below what another shows (`narrow`). */
export const DenseTable = <Row extends object>(table: TableProps<Row>) => (
  <Table
    size="small"
    rowKey="id"
    className={styles.table}
    pagination={false}
    showSorterTooltip={false}
    {...table}
  />
);

/** Pages of rows that are all here already. */
export const pagesOf = (pageSize: number) => ({ pageSize, hideOnSinglePage: true, showSizeChanger: false });
