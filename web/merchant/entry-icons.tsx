import type { ReactNode } from 'react';
import type { MerchantPageName } from '#domain/access/merchant-pages.ts';
import {
  IconBellCog,
  IconCash,
  IconCategories,
  IconCenters,
  IconEdit,
  IconGoodsIssue,
  IconLock,
  IconLog,
  IconLowStock,
  IconMySales,
  IconOrders,
  IconRuns,
  IconShopMessages,
  IconStaff,
  IconStock,
  IconStore,
  IconSurveys,
  IconTags,
  IconToday,
} from '../merchant-ui/icons.ts';
import { IconBell, IconClients, IconLogin, IconPromotion, IconSearch } from '../ui/theme/icons.ts';

const look = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

export const ENTRY_ICONS: Partial<Record<MerchantPageName, ReactNode>> = {
  home: <IconToday {...look} />,
  salesOrders: <IconOrders {...look} />,
  goodsIssue: <IconGoodsIssue {...look} />,
  cash: <IconCash {...look} />,
  lowStock: <IconLowStock {...look} />,
  stock: <IconStock {...look} />,
  promotions: <IconPromotion {...look} />,
  customers: <IconClients {...look} />,
  customerTags: <IconTags {...look} />,
  categories: <IconCategories {...look} />,
  surveys: <IconSurveys {...look} />,
  mySales: <IconMySales {...look} />,
  search: <IconSearch {...look} />,
  runs: <IconRuns {...look} />,
  notifications: <IconBell {...look} />,
  notificationSettings: <IconBellCog {...look} />,
  staff: <IconStaff {...look} />,
  centers: <IconCenters {...look} />,
  applications: <IconClients {...look} />,
  shopNotifications: <IconShopMessages {...look} />,
  log: <IconLog {...look} />,
  profile: <IconLogin {...look} />,
  profileEdit: <IconEdit {...look} />,
  changePassword: <IconLock {...look} />,
  profileCenter: <IconStore {...look} />,
};
