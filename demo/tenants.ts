import { composeTenant } from './compose-tenant.ts';
import { homegoods } from './homegoods/tenant.ts';
import { medisupply } from './medisupply/tenant.ts';
import { petclub } from './petclub/tenant.ts';
import type { DemoTenant } from './types.ts';

export const demoPlans = [petclub, medisupply, homegoods] as const;

/** The three demo shops, composed at each call and always the same. */
export const demoTenants = (): DemoTenant[] => demoPlans.map(composeTenant);
