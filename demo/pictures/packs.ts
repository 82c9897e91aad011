import { type Print, printed } from './labels.ts';
import { darker, ellipse, lighter, path, rect, solid, stroke } from './svg.ts';

/** Packs made of film and paper: bags, pouches, boxes, cartons. All rest on y = 350. */

const crimps = (x: number, y: number, w: number, h: number): string => {
  let lines = '';
  for (let at = x + 6; at < x + w - 2; at += 7) lines += `M${at} ${y + 3}v${h - 6}`;
  return stroke(lines, '#ffffff', 1.4, { opacity: 0.35 });
};

/** Retort pouch of wet food or refill liquid. */
export function pouch(print: Print): string {
  const d =
    'M114 64H286Q290 64 290 70V92C285 150 291 270 298 336Q299 350 286 350H114Q101 350 102 336C109 270 115 150 110 92V70Q110 64 114 64Z';
  return (
    printed(print, { x: 102, y: 88, w: 196, h: 240 }, d) +
    path('M110 64H290V90H110Z', darker(print.base, 0.12)) +
    crimps(110, 64, 180, 26) +
    path(
      'M103 326Q200 302 297 326L298 336Q299 350 286 350H114Q101 350 102 336Z',
      darker(print.accent, 0.15),
      { opacity: 0.55 },
    ) +
    path(d, 'url(#bag)')
  );
}

/** Large bag of dry food, powder or litter with folded top and side gussets. */
export function bag(print: Print): string {
  const d =
    'M102 48H298L304 78C310 150 312 250 308 334Q307 350 290 350H110Q93 350 92 334C88 250 90 150 96 78Z';
  return (
    printed(print, { x: 90, y: 74, w: 220, h: 276 }, d) +
    path('M102 48H298L303 76H97Z', darker(print.base, 0.18)) +
    stroke('M99 66H301', '#ffffff', 2, { opacity: 0.4, 'stroke-dasharray': '6 5' }) +
    path('M97 78C91 150 90 250 93 334L112 346C106 250 108 150 112 78Z', '#000000', { opacity: 0.09 }) +
    path('M303 78C309 150 310 250 307 334L288 346C294 250 292 150 288 78Z', '#000000', { opacity: 0.12 }) +
    path(d, 'url(#bag)')
  );
}

/** Stand-up pouch with a zip and a hang hole, for treats and snacks. */
export function zipPouch(print: Print): string {
  const d =
    'M118 70Q200 64 282 70Q290 71 290 80C286 170 290 270 296 338Q298 350 284 350H116Q102 350 104 338C110 270 114 170 110 80Q110 71 118 70Z';
  return (
    printed(print, { x: 102, y: 100, w: 196, h: 250 }, d) +
    path(
      'M118 70Q200 64 282 70Q290 71 290 80L289 106Q200 100 111 106L110 80Q110 71 118 70Z',
      darker(print.base, 0.1),
    ) +
    ellipse(200, 84, 15, 6, '#ffffff', { opacity: 0.9 }) +
    stroke('M112 112Q200 106 288 112', '#ffffff', 2.4, { opacity: 0.5 }) +
    path(d, 'url(#bag)')
  );
}

/** Pillow pack of noodles, biscuits or chips with a crimp above and below. */
export function pillow(print: Print): string {
  const d =
    'M96 96L102 100Q200 88 298 100L304 96V122C316 180 316 240 304 300V330L298 326Q200 338 102 326L96 330V300C84 240 84 180 96 122Z';
  return (
    printed(print, { x: 86, y: 116, w: 228, h: 190 }, d) +
    path('M96 96L102 100Q200 88 298 100L304 96V120Q200 108 96 120Z', darker(print.base, 0.12)) +
    path('M96 330L102 326Q200 338 298 326L304 330V306Q200 318 96 306Z', darker(print.accent, 0.16)) +
    crimps(98, 96, 204, 24) +
    crimps(98, 306, 204, 22) +
    path(d, 'url(#bag)')
  );
}

/** Flat sachet for single use. */
export function sachet(print: Print): string {
  const d = 'M126 92H274Q280 92 280 98V344Q280 350 274 350H126Q120 350 120 344V98Q120 92 126 92Z';
  return (
    printed(print, { x: 120, y: 112, w: 160, h: 220 }, d) +
    path('M120 92H280V114H120Z', lighter(print.base, 0.2)) +
    crimps(120, 92, 160, 22) +
    path('M120 332H280V350H120Z', darker(print.accent, 0.1)) +
    crimps(120, 332, 160, 18) +
    path(d, 'url(#bag)')
  );
}

/** Four slim sticks, for lickable treats and instant drinks. */
export function sticks(print: Print): string {
  const one = (x: number, turn: number): string => {
    const d = `M${x - 23} 84H${x + 23}V350H${x - 23}Z`;
    return `<g transform="rotate(${turn} ${x} 350)">${printed(
      { ...print, size: '' },
      { x: x - 23, y: 100, w: 46, h: 240 },
      d,
      `s${x}`,
    )}${path(`M${x - 23} 84H${x + 23}V102H${x - 23}Z`, darker(print.base, 0.15))}${crimps(x - 23, 84, 46, 18)}${path(d, 'url(#bag)')}</g>`;
  };
  return one(122, -5) + one(174, -2) + one(226, 2) + one(278, 5);
}

/** Upright box with a visible side. */
export function box(print: Print): string {
  const front = 'M88 96H272V350H88Z';
  return (
    path('M88 96L126 70H310L272 96Z', lighter(print.base, 0.35)) +
    path('M272 96L310 70V322L272 350Z', darker(print.base, 0.28)) +
    path('M282 150L302 137V300L282 313Z', '#ffffff', { opacity: 0.14 }) +
    printed(print, { x: 88, y: 96, w: 184, h: 254 }, front) +
    path(front, 'url(#bag)')
  );
}

/** Wide low box with a visible top, for gloves, masks and wipes; `inside` is what looks out. */
export function wideBox(print: Print, inside = ''): string {
  const front = 'M64 190H306V350H64Z';
  return (
    path('M64 190L104 134H342L306 190Z', lighter(print.base, 0.3)) +
    path('M306 190L342 134V296L306 350Z', darker(print.base, 0.3)) +
    (inside === '' ? '' : ellipse(204, 162, 62, 15, darker(print.base, 0.55)) + inside) +
    printed(print, { x: 64, y: 190, w: 242, h: 160 }, front) +
    path(front, 'url(#bag)')
  );
}

/** Gable-top carton of milk. */
export function carton(print: Print): string {
  const front = 'M108 150H262V350H108Z';
  return (
    path('M108 150L132 98H290L262 150Z', lighter(print.base, 0.28)) +
    path('M262 150L290 98L300 150V326L262 350Z', darker(print.base, 0.26)) +
    path('M130 76H292V98H130Z', print.base) +
    path('M130 76H292V98H130Z', 'url(#top)') +
    ellipse(186, 122, 18, 10, '#ffffff') +
    ellipse(186, 118, 18, 10, print.accent) +
    printed(print, { x: 108, y: 150, w: 154, h: 200 }, front) +
    path(front, 'url(#bag)')
  );
}

/** Brick of long-life milk or juice with a straw. */
export function brick(print: Print): string {
  const front = 'M120 120H252V350H120Z';
  return (
    stroke('M236 108L258 52L282 46', '#f4f4f5', 8) +
    stroke('M236 108L258 52L282 46', print.accent, 3) +
    path('M120 120L144 98H276L252 120Z', lighter(print.base, 0.4)) +
    path('M252 120L276 98V328L252 350Z', darker(print.base, 0.26)) +
    printed(print, { x: 120, y: 120, w: 132, h: 230 }, front) +
    path(front, 'url(#bag)')
  );
}

/** Soft plastic pack lying upright, for diapers, pads and cotton. */
export function softPack(print: Print): string {
  const d =
    'M84 128Q90 104 122 106H278Q310 104 316 128C326 190 326 270 318 330Q314 350 292 350H108Q86 350 82 330C74 270 74 190 84 128Z';
  return (
    stroke('M170 106Q200 60 230 106', darker(print.base, 0.1), 9) +
    printed(print, { x: 76, y: 112, w: 248, h: 238 }, d) +
    path('M84 128Q90 104 122 106H278Q310 104 316 128Q200 142 84 128Z', '#ffffff', { opacity: 0.22 }) +
    path(d, 'url(#bag)')
  );
}

/** Flat pack of tissues or wipes with an opening flap. */
export function flatPack(print: Print): string {
  const d =
    'M58 196Q60 178 84 176H316Q340 178 342 196C350 240 350 290 342 332Q340 350 318 350H82Q60 350 58 332C50 290 50 240 58 196Z';
  return (
    path('M150 184Q160 130 196 150Q214 118 232 148Q252 146 250 184Z', '#ffffff') +
    path('M150 184Q160 130 196 150Q214 118 232 148Q252 146 250 184Z', 'url(#top)') +
    printed(print, { x: 52, y: 180, w: 296, h: 170 }, d) +
    path('M58 196Q60 178 84 176H316Q340 178 342 196Q200 214 58 196Z', '#ffffff', { opacity: 0.25 }) +
    path(d, 'url(#bag)')
  );
}

/** Film pack of two rows of rolls. */
export function rollPack(print: Print): string {
  const d = 'M92 110Q92 96 108 96H292Q308 96 308 110V334Q308 350 292 350H108Q92 350 92 334Z';
  const roll = (x: number): string =>
    ellipse(x, 110, 46, 20, '#ffffff') +
    ellipse(x, 110, 46, 20, 'url(#top)') +
    ellipse(x, 110, 13, 6, '#c9b79c');
  return (
    rect(96, 84, 208, 40, 18, lighter(print.accent, 0.8)) +
    roll(150) +
    roll(250) +
    printed(print, { x: 92, y: 122, w: 216, h: 228 }, d) +
    path('M92 122Q150 138 200 122Q250 138 308 122V110Q308 96 292 96H108Q92 96 92 110Z', '#ffffff', {
      opacity: 0.3,
    }) +
    stroke('M200 124V350', '#000000', 2, { opacity: 0.1 }) +
    path(d, 'url(#bag)')
  );
}

/** Woven or film sack of rice, hay or sand, tied in the middle of its top. */
export function sack(print: Print): string {
  const d =
    'M112 92Q156 108 200 100Q244 108 288 92Q318 130 316 220T300 340Q296 350 284 350H116Q104 350 100 340Q84 300 84 220T112 92Z';
  return (
    path('M150 46Q176 66 200 58Q224 66 250 46Q258 76 236 100H164Q142 76 150 46Z', lighter(print.base, 0.2)) +
    path('M150 46Q176 66 200 58Q224 66 250 46Q258 76 236 100H164Q142 76 150 46Z', 'url(#bag)') +
    stroke('M164 98H236', print.accent, 9) +
    printed(print, { x: 84, y: 104, w: 232, h: 246 }, d) +
    path(d, 'url(#bag)')
  );
}

/** Hanging card with a window of clear plastic; `inside` is drawn behind the window. */
export function blister(print: Print, inside: string): string {
  const d = 'M104 64H296Q306 64 306 74V340Q306 350 296 350H104Q94 350 94 340V74Q94 64 104 64Z';
  return (
    rect(94, 64, 212, 286, 10, print.base) +
    printed({ ...print, size: '', kind: '' }, { x: 94, y: 84, w: 212, h: 266 }, d) +
    rect(114, 158, 172, 172, 16, '#f8fafc') +
    rect(114, 158, 172, 172, 16, 'none', { stroke: '#cbd5e1', 'stroke-width': 3 }) +
    inside +
    path('M118 166L190 162L132 300Z', '#ffffff', { opacity: 0.35 }) +
    ellipse(200, 78, 17, 6, '#ffffff') +
    path(d, 'url(#bag)')
  );
}

/** Short food can with a ring. */
export function can(print: Print): string {
  const d = 'M86 188V316A114 34 0 0 0 314 316V188Z';
  return (
    ellipse(200, 316, 114, 34, '#94a3b8') +
    solid('M86 182V318A114 34 0 0 0 314 318V182Z', '#cbd5e1') +
    printed(print, { x: 86, y: 196, w: 228, h: 146 }, d) +
    path(d, 'url(#cyl)') +
    ellipse(200, 184, 114, 34, '#e2e8f0') +
    ellipse(200, 184, 114, 34, 'url(#top)') +
    ellipse(200, 184, 98, 27, 'none', { stroke: '#94a3b8', 'stroke-width': 2.4 }) +
    stroke('M200 190Q160 186 162 176T200 170Q238 170 238 178T200 190Z', '#94a3b8', 4)
  );
}

/** Tall can of fish, milk powder or a drink. */
export function tallCan(print: Print): string {
  const d = 'M110 112V328A90 22 0 0 0 290 328V112Z';
  return (
    solid('M108 104V330A92 22 0 0 0 292 330V104Z', '#cbd5e1') +
    printed(print, { x: 110, y: 118, w: 180, h: 216 }, d) +
    path(d, 'url(#cyl)') +
    ellipse(200, 104, 92, 22, '#e2e8f0') +
    ellipse(200, 104, 92, 22, 'url(#top)') +
    ellipse(200, 104, 78, 16, 'none', { stroke: '#94a3b8', 'stroke-width': 2.4 })
  );
}

/** Cup of noodles or yoghurt with a peel-off lid. */
export function cup(print: Print): string {
  const d = 'M104 118H296L268 336Q266 350 250 350H150Q134 350 132 336Z';
  return (
    printed(print, { x: 104, y: 126, w: 192, h: 216 }, d) +
    path(d, 'url(#cyl)') +
    ellipse(200, 116, 102, 22, '#f1f5f9') +
    ellipse(200, 112, 102, 22, lighter(print.accent, 0.3)) +
    ellipse(200, 112, 102, 22, 'url(#top)') +
    path('M282 118Q318 130 306 150Q286 146 272 128Z', lighter(print.accent, 0.5))
  );
}
