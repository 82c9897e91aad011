/** The feature's interface for other features. */
export {
  holdingProducts,
  treeForFile,
  writeTree,
  type FileCategory,
  type StoredCategory,
} from './category-files.usecases.ts';
