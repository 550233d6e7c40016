import type { StockFolder, StockNode, StockRow } from '../contract/stock';

const countItems = ({ items, children }: StockFolder): number =>
  items ?? children.reduce((sum, child) => sum + (child.is_file ? 1 : countItems(child)), 0);

/**
 * Folders and items of the nested stock as rows, each folder before its contents; `folder` keeps only its own items.
 */
export function stockRowsOf(nodes: readonly StockNode[], folder?: number): StockRow[] {
  const rows: StockRow[] = [];
  const visit = (node: StockNode): void => {
    if (!node.is_file) {
      const { children, ...fields } = node;
      rows.push({ ...fields, items: countItems(node) });
      children.forEach(visit);
    } else if (folder === undefined || node.parent_id === folder) {
      rows.push(node);
    }
  };
  nodes.forEach(visit);
  return rows;
}
