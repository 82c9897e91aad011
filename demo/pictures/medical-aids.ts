import type { Print } from './labels.ts';
import { mark } from './marks.ts';
import { circle, darker, ellipse, group, lighter, path, rect, solid, stroke } from './svg.ts';

/** Instruments, lines and aids for patients. `base` is the main colour, `accent` the second one. */

const STEEL = '#cbd5e1';

export function syringe({ accent }: Print): string {
  return group(
    'rotate(38 200 210)',
    stroke('M200 70V18', '#94a3b8', 5) +
      path('M186 92H214L208 66H192Z', accent) +
      rect(162, 92, 76, 190, 12, '#f1f5f9') +
      rect(170, 164, 60, 110, 6, lighter(accent, 0.45)) +
      rect(168, 150, 64, 20, 5, '#334155') +
      rect(162, 92, 76, 190, 12, 'url(#cyl)') +
      stroke(
        'M168 118H186M168 142H180M168 166H186M168 190H180M168 214H186M168 238H180M168 262H186',
        '#475569',
        3.4,
      ) +
      rect(134, 280, 132, 16, 8, '#e2e8f0') +
      rect(188, 290, 24, 74, 4, STEEL) +
      rect(160, 358, 80, 16, 8, '#e2e8f0'),
  );
}

export function needles({ accent }: Print): string {
  const one = (x: number): string =>
    path(
      `M${x - 18} 330L${x - 14} 216Q${x} 200 ${x + 14} 216L${x + 18} 330Q${x} 344 ${x - 18} 330Z`,
      accent,
    ) +
    path(
      `M${x - 18} 330L${x - 14} 216Q${x} 200 ${x + 14} 216L${x + 18} 330Q${x} 344 ${x - 18} 330Z`,
      'url(#cyl)',
    ) +
    path(`M${x - 9} 214V108Q${x} 96 ${x + 9} 108V214Z`, '#e8eef5') +
    stroke(`M${x} 206V122`, '#94a3b8', 3) +
    path(`M${x - 9} 214V108Q${x} 96 ${x + 9} 108V214Z`, 'url(#cyl)');
  return one(112) + one(170) + one(230) + one(288);
}

export function ivSet({ base, accent }: Print): string {
  return (
    stroke(
      'M200 170V220Q200 300 120 296Q50 284 78 220Q110 170 170 250Q214 322 290 330',
      lighter(accent, 0.55),
      8,
    ) +
    path('M176 48H224L216 86H184Z', '#f1f5f9') +
    stroke('M200 50V28', '#94a3b8', 5) +
    rect(180, 84, 40, 84, 12, '#eef6fb') +
    rect(184, 124, 32, 40, 8, lighter(accent, 0.5)) +
    rect(180, 84, 40, 84, 12, 'url(#cyl)') +
    rect(252, 216, 66, 34, 8, base) +
    circle(285, 233, 11, '#ffffff') +
    stroke('M285 233L291 226', base, 3) +
    stroke('M200 220Q240 226 286 250Q330 270 300 326', lighter(accent, 0.55), 8) +
    path('M286 318L322 330L318 346L282 338Z', accent)
  );
}

export function wheelchair({ base, accent }: Print): string {
  return (
    stroke('M118 92H142L154 250H276L300 326H328', '#475569', 12) +
    path('M136 108Q150 102 160 112L170 220H262Q276 222 276 240H152Z', base) +
    path('M136 108Q150 102 160 112L170 220H262Q276 222 276 240H152Z', 'url(#top)') +
    stroke('M150 186H238', '#1f2937', 13) +
    circle(172, 272, 76, 'none', { stroke: '#334155', 'stroke-width': 12 }) +
    circle(172, 272, 62, 'none', { stroke: STEEL, 'stroke-width': 5 }) +
    stroke('M172 212V332M112 272H232M130 230L214 314M214 230L130 314', '#94a3b8', 3) +
    circle(172, 272, 12, accent) +
    circle(292, 328, 21, 'none', { stroke: '#334155', 'stroke-width': 9 })
  );
}

export function walker({ base }: Print): string {
  return (
    stroke(
      'M112 96L76 342M156 110L150 342M112 96Q128 74 160 84H246Q278 76 290 96L326 342M246 110L252 342',
      STEEL,
      13,
    ) +
    stroke('M108 128H296M96 210H150M252 210H312', STEEL, 10) +
    stroke('M112 98L108 128M290 98L296 128', base, 21) +
    stroke('M76 338V346M150 338V346M252 338V346M326 338V346', '#1f2937', 17) +
    rect(176, 118, 48, 20, 8, base)
  );
}

export function cane({ base, accent }: Print): string {
  return (
    stroke('M196 96V300', accent, 17) +
    stroke('M191 110V296', '#ffffff', 4, { opacity: 0.35 }) +
    stroke('M152 82H228Q246 82 250 96', base, 28) +
    stroke(
      'M196 292Q190 314 150 340M196 292Q204 314 246 340M196 292L174 346M196 292L222 346',
      '#64748b',
      10,
    ) +
    stroke('M148 340V346M174 342V348M222 342V348M248 340V346', '#1f2937', 15)
  );
}

export function urineBag({ base, accent }: Print): string {
  return (
    stroke('M248 116Q330 90 330 190Q328 240 352 262', lighter(accent, 0.5), 9) +
    path('M112 112Q112 98 126 98H274Q288 98 288 112V298Q286 330 230 338H170Q114 330 112 298Z', '#f1f7fb') +
    path('M118 220Q200 232 282 220V296Q280 324 228 332H172Q120 324 118 296Z', '#f6d96b', { opacity: 0.75 }) +
    path('M112 112Q112 98 126 98H274Q288 98 288 112V298Q286 330 230 338H170Q114 330 112 298Z', 'url(#bag)') +
    stroke('M136 150H160M136 176H152M136 202H160M136 228H152M136 254H160M136 280H152', '#475569', 3.6) +
    rect(186, 336, 28, 20, 5, accent) +
    rect(180, 86, 40, 20, 6, base) +
    mark('drop', 224, 176, 46, base, '#ffffff')
  );
}

export function sharps({ accent }: Print): string {
  return (
    solid('M96 150H304L290 330Q288 350 268 350H132Q112 350 110 330Z', '#facc15') +
    rect(86, 104, 228, 50, 12, accent) +
    rect(86, 104, 228, 50, 12, 'url(#cyl)') +
    rect(150, 96, 100, 20, 8, darker(accent, 0.35)) +
    path('M200 196L258 296H142Z', '#111827') +
    path('M200 214L244 288H156Z', '#facc15') +
    circle(200, 266, 12, 'none', { stroke: '#111827', 'stroke-width': 6 }) +
    circle(190, 252, 10, 'none', { stroke: '#111827', 'stroke-width': 5 }) +
    circle(210, 252, 10, 'none', { stroke: '#111827', 'stroke-width': 5 })
  );
}

export function forceps({ base }: Print): string {
  return (
    stroke('M170 214L112 306M230 214L288 306', STEEL, 15) +
    circle(98, 324, 27, 'none', { stroke: base, 'stroke-width': 14 }) +
    circle(302, 324, 27, 'none', { stroke: base, 'stroke-width': 14 }) +
    path('M176 220Q196 130 222 56L236 60Q230 140 204 226Z', '#dbe2ea') +
    path('M224 220Q204 130 178 56L164 60Q170 140 196 226Z', '#b9c4d0') +
    circle(200, 214, 13, '#64748b')
  );
}

export function kidneyDish({ base }: Print): string {
  const d =
    'M52 250Q48 186 104 178Q140 176 164 202Q200 236 236 202Q260 176 296 178Q352 186 348 250Q338 330 200 330T52 250Z';
  return (
    path(d, darker(base, 0.16), { transform: 'translate(0 18)' }) +
    path(d, lighter(base, 0.25)) +
    path(d, 'url(#top)') +
    path(
      'M72 250Q70 202 106 198Q132 198 150 216Q200 262 250 216Q268 198 294 198Q330 202 328 250Q316 306 200 308T72 250Z',
      darker(base, 0.14),
      { opacity: 0.6 },
    ) +
    stroke('M92 244Q94 220 112 216', '#ffffff', 7, { opacity: 0.7 })
  );
}

export function crutches({ base, accent }: Print): string {
  const one = (x: number): string =>
    stroke(`M${x - 24} 78L${x - 12} 236L${x} 342M${x + 24} 78L${x + 12} 236L${x} 342`, accent, 9) +
    rect(x - 36, 58, 72, 24, 12, base) +
    rect(x - 36, 58, 72, 24, 12, 'url(#top)') +
    rect(x - 20, 166, 40, 15, 7, base) +
    stroke(`M${x} 338V346`, '#1f2937', 15);
  return one(140) + one(260);
}

export function mattress({ base, accent }: Print): string {
  let cells = '';
  for (let x = 76; x < 330; x += 36)
    cells += ellipse(x + 10, 262, 17, 30, lighter(base, 0.3)) + ellipse(x + 10, 262, 17, 30, 'url(#ball)');
  return (
    path('M40 236Q40 216 60 216H340Q360 216 360 236V318Q360 340 338 340H62Q40 340 40 318Z', base) +
    path('M40 236Q40 216 60 216H340Q360 216 360 236V318Q360 340 338 340H62Q40 340 40 318Z', 'url(#top)') +
    cells +
    rect(56, 172, 92, 52, 24, '#f8fafc') +
    rect(56, 172, 92, 52, 24, 'url(#top)') +
    rect(272, 148, 74, 60, 12, '#f1f5f9') +
    circle(298, 178, 12, accent) +
    stroke('M316 172H334M316 184H328', '#94a3b8', 4) +
    stroke('M310 208Q308 230 330 240', '#94a3b8', 6)
  );
}

export function commode({ base }: Print): string {
  return (
    stroke('M112 116V346M288 116V346M112 116Q112 92 136 92H264Q288 92 288 116', STEEL, 13) +
    rect(124, 112, 152, 60, 12, base) +
    rect(124, 112, 152, 60, 12, 'url(#top)') +
    stroke('M96 190H132M268 190H304', '#1f2937', 15) +
    path('M96 230H304V252H96Z', lighter(base, 0.2)) +
    path('M140 252H260L248 306Q246 316 232 316H168Q154 316 152 306Z', '#f8fafc') +
    path('M140 252H260L248 306Q246 316 232 316H168Q154 316 152 306Z', 'url(#cyl)') +
    stroke('M112 340V346M288 340V346', '#1f2937', 17)
  );
}
