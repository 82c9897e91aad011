import * as bottles from './bottles.ts';
import type { Print } from './labels.ts';
import * as packs from './packs.ts';
import { ellipse, lighter, path } from './svg.ts';
import * as homeCleaning from './home-cleaning.ts';
import * as homeGoods from './home-goods.ts';
import * as medicalAids from './medical-aids.ts';
import * as medicalDevices from './medical-devices.ts';
import * as medicalWear from './medical-wear.ts';
import * as petGear from './pet-gear.ts';
import * as petPlay from './pet-play.ts';

const gloveOut = (print: Print): string =>
  path(
    'M170 164V118Q170 108 178 108T186 118V92Q186 82 195 82T204 92V88Q204 78 213 78T222 88V98Q222 90 230 90T238 98V164Z',
    lighter(print.accent, 0.25),
  ) +
  path(
    'M170 164V118Q170 108 178 108T186 118V92Q186 82 195 82T204 92V88Q204 78 213 78T222 88V98Q222 90 230 90T238 98V164Z',
    'url(#bag)',
  );
const maskOut = (print: Print): string =>
  path('M136 166Q150 104 206 98Q262 104 272 166Z', lighter(print.accent, 0.45)) +
  path('M136 166Q150 104 206 98Q262 104 272 166Z', 'url(#top)');
const tissueOut = (): string =>
  path('M150 166Q156 104 190 124Q206 84 226 122Q258 110 258 166Z', '#ffffff') +
  path('M150 166Q156 104 190 124Q206 84 226 122Q258 110 258 166Z', 'url(#top)');

/** What is drawn as itself, without a pack. */
const THINGS = {
  ...petGear,
  ...petPlay,
  ...medicalWear,
  ...medicalDevices,
  ...medicalAids,
  ...homeCleaning,
  ...homeGoods,
};

/** Everything the demo can draw, by name. A shape is in the 400 by 400 box and rests on the line y = 350. */
export const SHAPES = {
  pouch: packs.pouch,
  bag: packs.bag,
  zipPouch: packs.zipPouch,
  pillow: packs.pillow,
  sachet: packs.sachet,
  sticks: packs.sticks,
  box: packs.box,
  wideBox: (print: Print) => packs.wideBox(print),
  gloveBox: (print: Print) => packs.wideBox(print, gloveOut(print)),
  maskBox: (print: Print) => packs.wideBox(print, maskOut(print)),
  tissueBox: (print: Print) => packs.wideBox(print, tissueOut()),
  carton: packs.carton,
  brick: packs.brick,
  softPack: packs.softPack,
  flatPack: packs.flatPack,
  rollPack: packs.rollPack,
  sack: packs.sack,
  can: packs.can,
  tallCan: packs.tallCan,
  cup: packs.cup,
  batteryCard: (print: Print) => packs.blister(print, homeGoods.batteries(print)),
  toothbrushCard: (print: Print) => packs.blister(print, homeCleaning.toothbrush(print)),
  pipettes: (print: Print) => packs.blister(print, bottles.pipettes(print)),
  bottle: bottles.bottle,
  pump: bottles.pump,
  spray: bottles.spray,
  dropper: bottles.dropper,
  amber: bottles.amber,
  jug: bottles.jug,
  gallon: bottles.gallon,
  bentNeck: bottles.bentNeck,
  sauce: bottles.sauce,
  oil: bottles.oil,
  water: bottles.water,
  aerosol: bottles.aerosol,
  jar: bottles.jar,
  tablets: bottles.tablets,
  tube: bottles.tube,
  tub: bottles.tub,
  cylinder: bottles.cylinder,
  ...THINGS,
} as const satisfies Record<string, (print: Print) => string>;

export type ShapeName = keyof typeof SHAPES;

/** Where low shapes begin: they are lifted so that their middle is in the middle of the picture. */
const TOPS: Partial<Record<ShapeName, number>> = {
  mat: 196,
  petBed: 170,
  can: 150,
  wideBox: 134,
  flatPack: 140,
  bowl: 176,
  tunnel: 174,
  mouseToy: 196,
  chewBone: 190,
  fountain: 110,
  rope: 150,
  foilRoll: 160,
  foodBox: 146,
  storageBox: 120,
  sponge: 190,
  soapBar: 170,
  scrubBrush: 176,
  basin: 170,
  pan: 178,
  plates: 230,
  kidneyDish: 170,
  backBelt: 164,
  mattress: 150,
  bathScale: 176,
  goggles: 156,
  firstAid: 110,
  surgicalCap: 126,
  faceMask: 132,
  respirator: 122,
  gloveBox: 90,
  maskBox: 100,
  tissueBox: 104,
  oximeter: 112,
  icePack: 122,
  comb: 150,
  litterBox: 110,
  towel: 118,
  pillow: 92,
  thermometer: 110,
  plaster: 100,
  extension: 90,
  softPack: 84,
  tub: 108,
  pegs: 124,
};

/** How far a shape is moved up from the ground line, in units of the box. */
export const liftOf = (shape: ShapeName): number => {
  const top = TOPS[shape];
  return top === undefined ? 0 : (top + 352) / 2 - 206;
};

/** The soft shadow under a thing on the ground line. */
export const groundShadow = (width: number): string => ellipse(200, 352, width, 15, 'url(#shadow)');

/** Whether a shape shows the thing itself, in the variant's colour, rather than a pack with a label. */
export const isThing = (shape: ShapeName): boolean => Object.hasOwn(THINGS, shape);
