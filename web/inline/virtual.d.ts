declare module 'virtual:inline-scripts' {
  /** The first script of every document (`head.ts`), as text. */
  export const HEAD_SCRIPT: string;
  /** The last one (`body.ts`). */
  export const BODY_SCRIPT: string;
}
