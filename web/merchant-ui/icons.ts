/** The merchant area's own icons, a file each; apart from the shop's, so that none of them comes with its pages. */
export { default as IconCash } from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
export { default as IconColumns } from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
export { default as IconEdit } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
export { default as IconFilter } from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
export { default as IconGoodsIssue } from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs';
export { default as IconLanguage } from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
export { default as IconLock } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
export { default as IconLog } from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
export { default as IconLogout } from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
export { default as IconMySales } from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
export { default as IconOrders } from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
export { default as IconSortDown } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
export { default as IconSortUp } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
export { default as IconSortable } from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
export { default as IconStore } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
export { default as IconToday } from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
export { default as IconStaff } from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs';
