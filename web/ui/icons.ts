/** The icons in use, a file each. */
export { default as IconAdd } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
export { default as IconBack } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
export { default as IconCart } from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
export { default as IconCenter } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
export { default as IconHistory } from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
export { default as IconHome } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
export { default as IconLogin } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
export { default as IconProducts } from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
export { default as IconRemove } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
export { default as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
export { default as IconTrash } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
