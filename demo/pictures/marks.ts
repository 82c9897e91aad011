import { circle, ellipse, group, path, rect, stroke } from './svg.ts';

/**
 * Marks of labels and categories in a 100 by 100 box: `ink` draws, `cut` is the colour behind it,
 * for eyes and other holes.
 */
type Mark = (ink: string, cut: string) => string;

const MARKS = {
  cat: (ink, cut) =>
    path(
      'M14 12C14 6 20 6 24 10L38 22Q50 18 62 22L76 10C80 6 86 6 86 12V52C86 76 70 90 50 90S14 76 14 52Z',
      ink,
    ) +
    circle(35, 50, 6, cut) +
    circle(65, 50, 6, cut) +
    path('M44 62H56L50 69Z', cut) +
    stroke('M50 69V73M50 73Q44 80 38 75M50 73Q56 80 62 75', cut, 3),
  dog: (ink, cut) =>
    path(
      'M26 24Q50 8 74 24Q92 20 94 40Q95 58 84 62Q80 58 78 54V62Q78 90 50 90T22 62V54Q20 58 16 62Q5 58 6 40Q8 20 26 24Z',
      ink,
    ) +
    circle(37, 46, 6, cut) +
    circle(63, 46, 6, cut) +
    ellipse(50, 62, 9, 7, cut) +
    stroke('M50 68V74M50 74Q43 82 37 76M50 74Q57 82 63 76', cut, 3),
  rabbit: (ink, cut) =>
    path(
      'M30 48C22 30 22 4 34 4S46 26 46 40H54C54 26 54 4 66 4S78 30 70 48Q82 58 78 74Q72 94 50 94T22 74Q18 58 30 48Z',
      ink,
    ) +
    circle(38, 64, 5, cut) +
    circle(62, 64, 5, cut) +
    path('M45 74H55L50 80Z', cut),
  hamster: (ink, cut) =>
    circle(26, 26, 14, ink) +
    circle(74, 26, 14, ink) +
    path('M14 58Q14 20 50 20T86 58Q90 90 50 90T14 58Z', ink) +
    circle(36, 50, 5.5, cut) +
    circle(64, 50, 5.5, cut) +
    ellipse(30, 68, 11, 9, cut, { opacity: 0.45 }) +
    ellipse(70, 68, 11, 9, cut, { opacity: 0.45 }) +
    path('M45 62H55L50 68Z', cut),
  bird: (ink, cut) =>
    path('M10 56Q30 54 36 36Q42 14 62 16Q78 18 80 32L94 38L81 44Q82 78 52 82L46 94L42 82Q22 80 10 56Z', ink) +
    circle(66, 32, 5, cut) +
    stroke('M42 54Q54 66 66 52', cut, 5),
  fish: (ink, cut) =>
    path('M6 50Q26 22 56 24Q74 26 80 42L96 28Q92 50 96 72L80 58Q74 74 56 76Q26 78 6 50Z', ink) +
    circle(28, 46, 5, cut) +
    stroke('M44 34Q52 50 44 66', cut, 4),
  shrimp: (ink, cut) =>
    path(
      'M20 24Q60 8 82 34Q98 60 76 80Q64 90 48 86L38 96L36 80L26 76Q40 70 54 70Q66 66 64 52Q60 42 44 46Q26 48 20 24Z',
      ink,
    ) +
    circle(38, 31, 4.5, cut) +
    stroke('M62 24L54 44M80 40L64 50M84 62L66 60M70 82L60 68', cut, 3.5),
  crab: (ink, cut) =>
    ellipse(50, 62, 30, 22, ink) +
    stroke('M26 50L14 34M74 50L86 34M22 72L8 80M78 72L92 80M28 82L18 94M72 82L82 94', ink, 6) +
    path('M4 30Q2 12 18 10L16 22L28 20Q26 36 12 36Z', ink) +
    path('M96 30Q98 12 82 10L84 22L72 20Q74 36 88 36Z', ink) +
    circle(41, 52, 4.5, cut) +
    circle(59, 52, 4.5, cut),
  drumstick: (ink, cut) =>
    path(
      'M34 20Q62 2 82 22Q98 44 78 64Q64 76 46 72L30 86Q32 96 22 96Q16 96 16 88Q6 88 6 80Q6 70 18 74L30 58Q20 36 34 20Z',
      ink,
    ) + stroke('M48 24Q64 16 74 30', cut, 5),
  beef: (ink, cut) =>
    path('M12 46Q16 16 52 18Q90 22 90 54Q88 84 56 82Q44 80 38 72Q12 70 12 46Z', ink) +
    ellipse(62, 46, 13, 10, cut) +
    stroke('M28 48Q30 34 46 32', cut, 5),
  bone: (ink) =>
    path(
      'M24 44Q8 44 10 30Q14 18 26 24Q26 10 40 14Q50 20 44 32L68 56Q80 50 86 60Q90 74 76 74Q82 86 70 90Q56 92 56 76Z',
      ink,
    ),
  paw: (ink) =>
    path('M50 48Q66 48 76 66Q82 84 66 86Q58 86 50 82Q42 86 34 86Q18 84 24 66Q34 48 50 48Z', ink) +
    ellipse(20, 46, 10, 13, ink, { transform: 'rotate(-20 20 46)' }) +
    ellipse(38, 26, 10, 14, ink) +
    ellipse(62, 26, 10, 14, ink) +
    ellipse(80, 46, 10, 13, ink, { transform: 'rotate(20 80 46)' }),
  carrot: (ink, cut) =>
    path('M30 42Q46 26 62 38Q72 52 60 64L18 92Q8 94 10 84Z', ink) +
    path('M60 36Q56 16 70 6Q78 16 72 28Q84 20 96 28Q90 42 70 42Z', ink, { opacity: 0.7 }) +
    stroke('M38 56L48 64M28 70L36 76', cut, 4),
  leaf: (ink, cut) =>
    path('M14 86Q6 30 88 12Q96 84 40 84Q28 84 22 80Z', ink) + stroke('M16 90Q34 52 70 32', cut, 5),
  flower: (ink, cut) =>
    [0, 60, 120, 180, 240, 300]
      .map((turn) => ellipse(50, 24, 14, 21, ink, { transform: `rotate(${turn} 50 50)` }))
      .join('') + circle(50, 50, 13, cut),
  drop: (ink, cut) =>
    path('M50 6Q82 46 82 64A32 32 0 0 1 18 64Q18 46 50 6Z', ink) + stroke('M33 64A18 18 0 0 0 48 80', cut, 6),
  bubbles: (ink, cut) =>
    circle(38, 60, 28, ink) +
    circle(74, 34, 18, ink) +
    circle(76, 78, 11, ink) +
    circle(30, 18, 9, ink) +
    stroke('M24 54A16 16 0 0 1 34 44M66 30A9 9 0 0 1 72 25', cut, 5),
  lemon: (ink, cut) =>
    path('M20 34Q40 12 66 22Q78 16 84 22T80 38Q90 64 70 80Q48 94 26 82Q14 88 10 80T16 68Q10 50 20 34Z', ink) +
    stroke('M32 44Q42 30 58 34', cut, 6),
  apple: (ink, cut) =>
    path(
      'M50 30Q60 20 74 24Q92 34 86 60Q78 90 62 90Q56 90 50 86Q44 90 38 90Q22 90 14 60Q8 34 26 24Q40 20 50 30Z',
      ink,
    ) +
    stroke('M50 28Q50 14 60 8', ink, 6) +
    stroke('M28 48Q30 38 38 36', cut, 5),
  berry: (ink, cut) =>
    path('M50 26Q88 20 84 50Q76 80 50 94Q24 80 16 50Q12 20 50 26Z', ink) +
    path('M50 30L30 20L44 16L50 4L56 16L70 20Z', ink, { opacity: 0.65 }) +
    circle(36, 48, 3.5, cut) +
    circle(52, 44, 3.5, cut) +
    circle(66, 50, 3.5, cut) +
    circle(44, 64, 3.5, cut) +
    circle(58, 66, 3.5, cut),
  coconut: (ink, cut) =>
    circle(50, 52, 40, ink) + circle(50, 46, 28, cut) + ellipse(50, 52, 22, 17, ink, { opacity: 0.35 }),
  pumpkin: (ink, cut) =>
    ellipse(28, 58, 22, 30, ink) +
    ellipse(72, 58, 22, 30, ink) +
    ellipse(50, 58, 22, 34, ink) +
    stroke('M50 24Q50 12 60 10', ink, 7) +
    stroke('M38 40Q32 58 38 78M62 40Q68 58 62 78', cut, 3.5),
  chili: (ink, cut) =>
    path('M24 30Q36 18 46 30Q54 70 92 82Q64 98 40 80Q16 60 24 30Z', ink) +
    stroke('M34 26Q30 12 42 6', ink, 7) +
    stroke('M36 44Q40 62 54 72', cut, 4),
  wheat: (ink) =>
    stroke('M50 96V30', ink, 5) +
    [30, 48, 66]
      .map((y) =>
        path(
          `M50 ${y + 14}Q28 ${y + 12} 26 ${y - 8}Q48 ${y - 6} 50 ${y + 14}ZM50 ${y + 14}Q72 ${y + 12} 74 ${y - 8}Q52 ${y - 6} 50 ${y + 14}Z`,
          ink,
        ),
      )
      .join('') +
    path('M50 30Q40 18 50 4Q60 18 50 30Z', ink),
  rice: (ink, cut) =>
    path('M8 52H92Q90 88 50 90T8 52Z', ink) +
    path('M16 48Q18 22 50 20T84 48Z', ink, { opacity: 0.6 }) +
    stroke('M34 40l6-6M52 34l6 6M62 44l6-5', cut, 4),
  milk: (ink, cut) =>
    path('M32 6H68V22L80 42V86Q80 94 72 94H28Q20 94 20 86V42L32 22Z', ink) +
    path('M20 56Q36 46 50 56T80 56V72H20Z', cut),
  egg: (ink, cut) => path('M50 8Q82 34 82 62T50 94T18 62T50 8Z', ink) + stroke('M34 56Q36 38 46 30', cut, 5),
  coffee: (ink, cut) =>
    path('M50 8Q84 12 84 50T50 92T16 50T50 8Z', ink, { transform: 'rotate(28 50 50)' }) +
    stroke('M58 14Q36 34 50 52T42 88', cut, 6, { transform: 'rotate(6 50 50)' }),
  cup: (ink, cut) =>
    path('M16 34H74V64Q74 86 52 86H38Q16 86 16 64Z', ink) +
    stroke('M74 42Q92 40 90 54T72 66', ink, 7) +
    stroke('M34 24Q28 16 34 8M54 24Q48 16 54 8', ink, 5) +
    stroke('M26 46V62', cut, 5),
  heart: (ink, cut) =>
    path('M50 90Q4 58 10 32Q18 8 40 16Q48 20 50 28Q52 20 60 16Q82 8 90 32Q96 58 50 90Z', ink) +
    stroke('M24 40Q24 28 34 26', cut, 5),
  cross: (ink) => path('M36 8H64V36H92V64H64V92H36V64H8V36H36Z', ink),
  shield: (ink, cut) =>
    path('M50 6L88 18V48Q86 80 50 94Q14 80 12 48V18Z', ink) + stroke('M32 50L46 64L70 36', cut, 8),
  virus: (ink, cut) =>
    stroke('M50 4V96M4 50H96M17 17L83 83M83 17L17 83', ink, 6) +
    circle(50, 50, 31, ink) +
    circle(40, 42, 6, cut) +
    circle(62, 48, 5, cut) +
    circle(46, 64, 5, cut),
  tooth: (ink, cut) =>
    path(
      'M50 20Q64 8 78 16Q92 28 82 52Q78 64 76 80Q72 94 64 90Q60 84 58 70Q50 56 42 70Q40 84 36 90Q28 94 24 80Q22 64 18 52Q8 28 22 16Q36 8 50 20Z',
      ink,
    ) + stroke('M28 30Q30 24 36 24', cut, 5),
  eye: (ink, cut) =>
    path('M4 50Q50 4 96 50Q50 96 4 50Z', ink) + circle(50, 50, 19, cut) + circle(50, 50, 10, ink),
  ear: (ink, cut) =>
    path('M24 44Q22 8 54 8Q84 10 82 42Q80 56 68 64Q64 92 44 94Q28 94 30 76Q34 64 24 44Z', ink) +
    stroke('M38 42Q38 24 54 24T66 42Q64 50 54 56Q46 62 46 76', cut, 6),
  sun: (ink) => stroke('M50 4V96M4 50H96M17 17L83 83M83 17L17 83', ink, 6) + circle(50, 50, 26, ink),
  moon: (ink) => path('M64 8Q24 26 38 62Q52 90 88 78Q66 100 38 88Q6 70 16 36Q28 6 64 8Z', ink),
  star: (ink) => path('M50 4L63 36L97 38L71 60L80 94L50 75L20 94L29 60L3 38L37 36Z', ink),
  snow: (ink) =>
    stroke(
      'M50 6V94M12 28L88 72M88 28L12 72M38 12L50 22L62 12M38 88L50 78L62 88M14 44L26 38L24 24M86 56L74 62L76 76M86 44L74 38L76 24M14 56L26 62L24 76',
      ink,
      6,
    ),
  flame: (ink, cut) =>
    path('M52 4Q88 36 82 62Q78 94 50 94T18 62Q18 46 32 34Q36 48 44 46Q40 20 52 4Z', ink) +
    path('M50 88Q32 84 36 68Q44 60 50 50Q64 62 64 72Q62 86 50 88Z', cut),
  bolt: (ink) => path('M58 4L16 58H46L40 96L84 40H54Z', ink),
  sparkle: (ink) =>
    path(
      'M42 8Q46 48 82 52Q46 58 42 96Q38 58 4 52Q38 46 42 8ZM80 4Q82 20 96 22Q82 24 80 40Q78 24 64 22Q78 20 80 4Z',
      ink,
    ),
  shirt: (ink, cut) =>
    path('M34 12L8 28L18 50L28 44V90H72V44L82 50L92 28L66 12Q50 26 34 12Z', ink) +
    stroke('M40 56Q50 62 60 56', cut, 4),
  dish: (ink, cut) => circle(50, 50, 44, ink) + circle(50, 50, 27, cut) + circle(50, 50, 21, ink),
  house: (ink, cut) => path('M50 8L94 48H82V90H18V48H6Z', ink) + rect(42, 58, 16, 32, 3, cut),
  toilet: (ink, cut) =>
    path('M20 8H44V40H86Q88 66 66 72L70 94H34L36 72Q20 64 20 44Z', ink) + stroke('M36 50H76', cut, 5),
  pill: (ink, cut) => group('rotate(-40 50 50)', rect(8, 32, 84, 36, 18, ink) + rect(46, 32, 8, 36, 0, cut)),
  mosquito: (ink) =>
    ellipse(50, 58, 9, 24, ink) +
    circle(50, 28, 10, ink) +
    ellipse(28, 44, 24, 8, ink, { transform: 'rotate(24 28 44)', opacity: 0.6 }) +
    ellipse(72, 44, 24, 8, ink, { transform: 'rotate(-24 72 44)', opacity: 0.6 }) +
    stroke('M50 18V4M42 60L18 78L14 94M58 60L82 78L86 94M42 70L30 92M58 70L70 92', ink, 4),
  joint: (ink, cut) =>
    path('M36 4H60Q54 34 62 44Q70 54 60 62Q54 72 60 96H36Q42 70 34 60Q28 50 36 42Q42 30 36 4Z', ink) +
    stroke('M34 52Q48 60 64 52', cut, 5),
  hand: (ink, cut) =>
    path(
      'M24 52V24Q24 16 30 16T37 24V14Q37 6 44 6T51 14V12Q51 4 58 4T65 12V20Q65 14 71 14T78 22V58L84 48Q90 42 95 48L82 78Q76 96 54 96Q24 96 24 62Z',
      ink,
    ) + stroke('M37 30V48M51 24V46M65 28V48', cut, 3.5),
  scale: (ink, cut) =>
    rect(10, 18, 80, 70, 12, ink) + path('M28 46A26 26 0 0 1 72 46Z', cut) + stroke('M50 44L58 32', ink, 5),
  pulse: (ink) => stroke('M4 54H26L36 28L50 82L62 40L70 54H96', ink, 8),
  lung: (ink, cut) =>
    path(
      'M42 30V50Q42 90 22 92Q8 90 10 70Q14 36 30 24Q42 18 42 30ZM58 30V50Q58 90 78 92Q92 90 90 70Q86 36 70 24Q58 18 58 30Z',
      ink,
    ) +
    stroke('M50 6V40M50 40L34 54M50 40L66 54', ink, 6) +
    stroke('M26 62L34 54M74 62L66 54', cut, 3),
  baby: (ink, cut) =>
    circle(50, 52, 40, ink) +
    circle(37, 52, 5, cut) +
    circle(63, 52, 5, cut) +
    stroke('M38 68Q50 78 62 68', cut, 5) +
    stroke('M50 14Q64 18 56 30', cut, 5),
  recycle: (ink) => stroke('M34 38L50 14L66 38M76 54L88 78H60M40 84H12L26 58', ink, 9),
  socks: (ink, cut) =>
    path('M34 8H64V52L84 72Q94 84 82 92Q72 96 62 88L38 66Q34 60 34 52Z', ink) + stroke('M36 24H62', cut, 6),
} as const satisfies Record<string, Mark>;

export type MarkName = keyof typeof MARKS;

/** A mark centred at (cx, cy), `size` units wide. */
export function mark(name: MarkName, cx: number, cy: number, size: number, ink: string, cut: string): string {
  const scale = size / 100;
  const left = (cx - size / 2).toFixed(1);
  const top = (cy - size / 2).toFixed(1);
  return group(`translate(${left} ${top}) scale(${scale.toFixed(3)})`, MARKS[name](ink, cut));
}
