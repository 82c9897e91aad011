/** What is typed about a pet, as texts, and what is sent of it. */
import type { CallInput } from '#contract/schemas.ts';
import {
  MAX_PET_KG,
  MAX_REMINDERS,
  petKinds,
  petReminderKinds,
  petSexes,
  REMINDER_MONTHS,
} from '#domain/pets/pets.ts';
import { arabicDigits } from '#domain/text/thai-text.ts';

type Body = CallInput<'savePet'>['body'];
type Reminder = NonNullable<Body['Reminders']>[number];

export const reminderFields = (place: number) =>
  [`Reminders.${place}.Kind`, `Reminders.${place}.Day`, `Reminders.${place}.Months`] as const;

/** With all places of reminders: those that the form does not have are empty. */
export const PET_FIELDS: readonly string[] = [
  'Name',
  'Kind',
  'Breed',
  'Sex',
  'Birthday',
  'Weight',
  ...Array.from({ length: MAX_REMINDERS }, (_, place) => reminderFields(place)).flat(),
];

type Values = Readonly<Record<string, string>>;
type Mistake = 'name' | 'birthday' | 'weight' | 'day' | 'dayOver';

const isOneOf = <T extends string>(all: readonly T[], value: string | undefined): value is T =>
  (all as readonly (string | undefined)[]).includes(value);

/** Kilograms with two decimals; undefined for what is no weight. */
export function weightOf(typed: string): number | undefined {
  const plain = arabicDigits(typed).replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  const kilograms = Number(plain);
  return kilograms > 0 && kilograms <= MAX_PET_KG ? kilograms : undefined;
}

/** What is wrong, by field. `today` is YYYY-MM-DD; a day that is over may stay where it is one of those kept before. */
export function petMistakes(
  values: Values,
  { today, kept = [] }: { today: string; kept?: readonly Reminder[] | undefined },
): Record<string, Mistake> {
  const wrong: Record<string, Mistake> = {};
  const { Name = '', Birthday = '', Weight = '' } = values;
  if (Name === '') wrong['Name'] = 'name';
  if (Birthday > today) wrong['Birthday'] = 'birthday';
  if (Weight !== '' && weightOf(Weight) === undefined) wrong['Weight'] = 'weight';
  for (let place = 0; place < MAX_REMINDERS; place += 1) {
    const [kind, day, months] = reminderFields(place);
    if (!values[kind]) continue;
    const isKept = kept.some(
      (one) => one.Kind === values[kind] && one.Day === values[day] && one.Months === Number(values[months]),
    );
    if (!values[day]) wrong[day] = 'day';
    else if ((values[day] ?? '') < today && !isKept) wrong[day] = 'dayOver';
  }
  return wrong;
}

export function petBody(values: Values, PetId: string): Body {
  const { Name = '', Kind, Breed = '', Sex, Birthday = '', Weight = '' } = values;
  const Reminders: Reminder[] = [];
  for (let place = 0; place < MAX_REMINDERS; place += 1) {
    const [kind, day, months] = reminderFields(place).map((field) => values[field] ?? '');
    if (!isOneOf(petReminderKinds, kind)) break;
    Reminders.push({
      Kind: kind,
      Day: day ?? '',
      Months: REMINDER_MONTHS.find((one) => one === Number(months)) ?? 0,
    });
  }
  return {
    PetId,
    Name,
    Kind: isOneOf(petKinds, Kind) ? Kind : 'other',
    Breed,
    Sex: isOneOf(petSexes, Sex) ? Sex : 'unknown',
    Birthday: Birthday === '' ? null : Birthday,
    Weight: weightOf(Weight) ?? null,
    Reminders,
  };
}
