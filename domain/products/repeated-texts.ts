/** Texts of a product that are another one's where none was given: English ones, and those that are shown short. By the names of the calls. */

const REPEATS = [
  ['PRODUCTNAME_EN', 'PRODUCTNAME'],
  ['PRODUCTSHORTNAME_TH', 'PRODUCTNAME'],
  ['PRODUCTSHORTNAME_EN', 'PRODUCTNAME_EN'],
  ['P_Description_EN', 'P_Description'],
  ['P_Size_EN', 'P_Size'],
  ['UNIT1NAME_EN', 'UNIT1NAME'],
  ['UNIT2NAME_EN', 'UNIT2NAME'],
  ['UNIT3NAME_EN', 'UNIT3NAME'],
] as const;

type Texts = Readonly<Record<string, unknown>>;

/** What is empty is as the other. */
export function filledIn<Given extends Texts>(given: Given): Given {
  const now: Record<string, unknown> = { ...given };
  for (const [field, other] of REPEATS) if (now[field] === '') now[field] = now[other] ?? '';
  return now as Given;
}

/** As somebody enters it: what only repeats another is empty, so that it follows a new one. */
export function withoutRepeats<Given extends Texts>(given: Given): Given {
  const now: Record<string, unknown> = { ...given };
  for (const [field, other] of REPEATS)
    if (now[field] !== undefined && given[field] === given[other]) now[field] = '';
  return now as Given;
}

/** What is given as it only repeated another before, while that one is new, is empty: it follows. */
export function following<Given extends Texts>(given: Given, before: Texts): Given {
  const now: Record<string, unknown> = { ...given };
  for (const [field, other] of REPEATS) {
    const repeated = before[field] === before[other] && now[field] === before[field];
    if (repeated && now[other] !== before[other]) now[field] = '';
  }
  return now as Given;
}
