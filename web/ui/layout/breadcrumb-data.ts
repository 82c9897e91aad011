/** The path of a page in the shop, for search engines (schema.org): from the top down to itself. */
export const trailData = (steps: readonly { name: string; url: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: url,
  })),
});
