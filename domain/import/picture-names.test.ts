import { expect, test } from 'vitest';
import { isOfSystem, meantBy, planPictures, withPictures } from './picture-names.ts';

const shop = new Map([
  ['P1', ['/a', '/b']],
  ['P1_2', []],
  ['X-9.5', []],
]);

test('R-47t a file is named by the code of its product and its place, in whatever folder', () => {
  const names = [
    'P1.jpg',
    'photos/P1_3.PNG',
    'P1_2.webp',
    'X-9.5_5.jpeg',
    'P1_1.jpg',
    'NEW.jpg',
    'ก.jpg',
    'P1.gif',
    'P1_6.jpg',
  ];
  expect(planPictures(names, shop)).toEqual([
    { no: 0, name: 'P1.jpg', outcome: 'replaced', code: 'P1', place: 1 },
    { no: 1, name: 'photos/P1_3.PNG', outcome: 'added', code: 'P1', place: 3 },
    // A product of that very code comes before the second place of another.
    { no: 2, name: 'P1_2.webp', outcome: 'added', code: 'P1_2', place: 1 },
    { no: 3, name: 'X-9.5_5.jpeg', outcome: 'added', code: 'X-9.5', place: 5 },
    { no: 4, name: 'P1_1.jpg', outcome: 'twice' },
    { no: 5, name: 'NEW.jpg', outcome: 'unknown' },
    { no: 6, name: 'ก.jpg', outcome: 'name' },
    { no: 7, name: 'P1.gif', outcome: 'kind' },
    { no: 8, name: 'P1_6.jpg', outcome: 'unknown' },
  ]);
  expect(meantBy('P1_6.jpg')).toEqual([{ code: 'P1_6', place: 1 }]);
});

test('R-47t what a computer puts into a zip by itself is no picture', () => {
  expect(['__MACOSX/._P1.jpg', 'a/.DS_Store', 'Thumbs.db', 'P1.jpg'].map(isOfSystem)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('R-47t pictures go to their places, and after the last where those before are not there', () => {
  expect(
    withPictures(
      ['/a', '/b'],
      [
        { place: 5, address: '/5' },
        { place: 2, address: '/2' },
      ],
    ),
  ).toEqual(['/a', '/2', '/5']);
  expect(
    withPictures(
      [],
      [
        { place: 4, address: '/4' },
        { place: 3, address: '/3' },
      ],
    ),
  ).toEqual(['/3', '/4']);
});
