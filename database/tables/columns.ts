/** Column types shared by several tables. */
import type { Generated, JSONColumnType } from 'kysely';

export type Tenant = { tenant_id: string };
/** Filled by the database when left out. */
export type Defaulted<T> = Generated<T>;
/** `bigint` columns arrive as numbers: satang and pieces stay far inside the safe range. */
export type Satang = number;
export type Json<T extends object> = JSONColumnType<T>;
