import { describe, expect, test } from 'vitest';
import { petBody, petMistakes, weightOf } from './pet-fields.ts';

const TODAY = '2026-03-02';

test.each([
  ['4.25', 4.25],
  ['4,5', 4.5],
  ['๑๒', 12],
  ['0', undefined],
  ['501', undefined],
  ['4.255', undefined],
  ['much', undefined],
])('R-27i the weight %j is %s', (typed, kilograms) => {
  expect(weightOf(typed)).toBe(kilograms);
});

describe('R-27i what is typed of a pet', () => {
  test('says what is wrong at its field', () => {
    const wrong = petMistakes(
      {
        Name: '',
        Birthday: '2026-03-03',
        Weight: 'x',
        'Reminders.0.Kind': 'food',
        'Reminders.2.Kind': 'food',
        'Reminders.2.Day': '2026-03-01',
      },
      { today: TODAY },
    );
    expect(wrong).toEqual({
      Name: 'name',
      Birthday: 'birthday',
      Weight: 'weight',
      'Reminders.0.Day': 'day',
      'Reminders.2.Day': 'dayOver',
    });
    expect(petMistakes({ Name: 'Max', Birthday: TODAY }, { today: TODAY })).toEqual({});
    const past = { 'Reminders.0.Kind': 'food', 'Reminders.0.Day': '2026-03-01', 'Reminders.0.Months': '0' };
    const kept = [{ Kind: 'food' as const, Day: '2026-03-01', Months: 0 as const }];
    expect(petMistakes({ Name: 'Max', ...past }, { today: TODAY, kept })).toEqual({});
  });

  test('is a day that is over where something of a kept reminder is changed', () => {
    const past = { 'Reminders.0.Kind': 'food', 'Reminders.0.Day': '2026-03-01', 'Reminders.0.Months': '3' };
    const kept = [{ Kind: 'food' as const, Day: '2026-03-01', Months: 0 as const }];
    expect(petMistakes({ Name: 'Max', ...past }, { today: TODAY, kept })).toEqual({
      'Reminders.0.Day': 'dayOver',
    });
  });

  test('is sent without what was left empty', () => {
    const body = petBody(
      {
        Name: 'Max',
        Kind: 'dog',
        Sex: 'male',
        'Reminders.0.Kind': 'vaccination',
        'Reminders.0.Day': '2026-04-01',
        'Reminders.0.Months': '12',
      },
      'id',
    );
    expect(body).toEqual({
      PetId: 'id',
      Name: 'Max',
      Kind: 'dog',
      Breed: '',
      Sex: 'male',
      Birthday: null,
      Weight: null,
      Reminders: [{ Kind: 'vaccination', Day: '2026-04-01', Months: 12 }],
    });
  });
});
