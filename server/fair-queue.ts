/** What waits for one worker, by tenant: each tenant in its turn, so that none waits behind all the work of another. */
export type FairQueue<Item> = {
  /** The item that has to give way if the queue is full: the newest of the tenant with the most, or the given one itself. */
  add: (tenantId: string, item: Item) => Item | undefined;
  next: () => Item | undefined;
  /** All that waits; none is left. */
  drain: () => Item[];
};

export function createFairQueue<Item>(most: number): FairQueue<Item> {
  /** In the order of their turns; a tenant without anything is not in it. */
  const tenants = new Map<string, Item[]>();

  const push = (tenantId: string, item: Item): void => {
    const own = tenants.get(tenantId);
    if (own) own.push(item);
    else tenants.set(tenantId, [item]);
  };
  const count = (): number => [...tenants.values()].reduce((sum, items) => sum + items.length, 0);

  return {
    add: (tenantId, item) => {
      if (count() < most) {
        push(tenantId, item);
        return undefined;
      }
      const [largest] = [...tenants.values()].toSorted((a, b) => b.length - a.length);
      const own = tenants.get(tenantId)?.length ?? 0;
      if (!largest || largest.length <= own + 1) return item;
      const given = largest.pop();
      push(tenantId, item);
      return given;
    },
    next: () => {
      const [turn] = tenants;
      if (!turn) return undefined;
      const [tenantId, items] = turn;
      const item = items.shift();
      tenants.delete(tenantId);
      if (items.length > 0) tenants.set(tenantId, items);
      return item;
    },
    drain: () => {
      const items = [...tenants.values()].flat();
      tenants.clear();
      return items;
    },
  };
}
