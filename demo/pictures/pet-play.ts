import type { Print } from './labels.ts';
import { mark } from './marks.ts';
import { circle, darker, ellipse, group, lighter, path, rect, solid, stroke } from './svg.ts';

/** What pets play with, sleep in and live in. `base` is the main colour, `accent` the second one. */

export function petBall({ base, accent, mark: name }: Print): string {
  return (
    circle(200, 234, 116, base) +
    path('M98 180Q200 250 302 180', 'none', { stroke: accent, 'stroke-width': 22 }) +
    path('M92 272Q200 342 308 272', 'none', { stroke: accent, 'stroke-width': 14, opacity: 0.7 }) +
    circle(200, 234, 116, 'url(#ball)') +
    mark(name, 200, 262, 54, '#ffffff', base)
  );
}

export function mouseToy({ base, accent }: Print): string {
  return (
    stroke('M296 300Q360 290 346 230Q336 190 300 200', accent, 9) +
    path('M66 318Q70 220 190 200Q312 196 320 318Q318 348 290 350H100Q68 350 66 318Z', base) +
    path('M66 318Q70 220 190 200Q312 196 320 318Q318 348 290 350H100Q68 350 66 318Z', 'url(#ball)') +
    circle(164, 208, 36, darker(base, 0.1)) +
    circle(164, 208, 22, accent) +
    circle(120, 276, 9, '#1f2937') +
    circle(68, 318, 11, darker(accent, 0.2)) +
    stroke('M92 316L44 304M92 326L42 332', '#6b7280', 3) +
    stroke('M200 250Q226 240 250 252M206 286Q232 276 256 288', '#ffffff', 6, { opacity: 0.6 })
  );
}

export function rope({ base, accent }: Print): string {
  let turns = '';
  for (let i = 0; i < 8; i += 1) turns += `M${112 + i * 22} 190Q${122 + i * 22} 216 ${116 + i * 22} 246`;
  return group(
    'rotate(-22 200 220) translate(0 24)',
    stroke('M70 180L52 150M66 218H34M70 250L50 282M330 180L348 150M334 218H366M330 250L350 282', accent, 13) +
      rect(96, 184, 208, 66, 33, base) +
      stroke(turns, accent, 10) +
      rect(96, 184, 208, 66, 33, 'url(#top)') +
      circle(92, 216, 48, accent) +
      circle(308, 216, 48, base) +
      circle(92, 216, 48, 'url(#ball)') +
      circle(308, 216, 48, 'url(#ball)') +
      stroke('M68 196Q92 220 116 196M66 230Q92 250 118 230', base, 7) +
      stroke('M284 196Q308 220 332 196M282 230Q308 250 334 230', accent, 7),
  );
}

export function wand({ base, accent }: Print): string {
  return (
    stroke('M92 346L246 112', darker(base, 0.25), 13) +
    stroke('M92 342L246 108', base, 10) +
    stroke('M92 342L128 288', '#374151', 15) +
    stroke('M246 110Q306 116 292 178', '#94a3b8', 4) +
    path('M290 176Q238 200 230 262Q272 250 290 176Z', accent) +
    path('M292 176Q286 232 316 276Q336 226 292 176Z', base) +
    path('M294 176Q330 190 366 236Q364 190 294 176Z', lighter(accent, 0.4)) +
    circle(292, 178, 15, '#facc15') +
    circle(292, 178, 15, 'url(#ball)')
  );
}

export function petBed({ base, accent, mark: name }: Print): string {
  return (
    path('M40 270Q44 176 200 170T360 270Q366 350 322 350H78Q34 350 40 270Z', base) +
    path('M40 270Q44 176 200 170T360 270Q366 350 322 350H78Q34 350 40 270Z', 'url(#top)') +
    ellipse(200, 248, 122, 52, darker(base, 0.25)) +
    ellipse(200, 258, 116, 46, accent) +
    ellipse(200, 258, 116, 46, 'url(#top)') +
    mark(name, 200, 260, 54, lighter(accent, 0.55), accent) +
    stroke('M56 300Q120 336 200 336T344 300', lighter(base, 0.45), 3, { 'stroke-dasharray': '9 8' })
  );
}

export function scratcher({ base, accent }: Print): string {
  let sisal = '';
  for (let y = 152; y < 312; y += 13) sisal += `M168 ${y}Q200 ${y + 10} 232 ${y}`;
  return (
    rect(90, 312, 220, 38, 12, base) +
    rect(90, 312, 220, 38, 12, 'url(#top)') +
    rect(168, 130, 64, 190, 6, '#d9b98a') +
    stroke(sisal, '#b08a55', 4.5) +
    rect(168, 130, 64, 190, 6, 'url(#cyl)') +
    ellipse(200, 128, 84, 24, base) +
    ellipse(200, 122, 84, 24, lighter(base, 0.25)) +
    stroke('M270 128V196', '#94a3b8', 3.5) +
    circle(270, 210, 18, accent) +
    circle(270, 210, 18, 'url(#ball)')
  );
}

export function catTree({ base, accent }: Print): string {
  const post = (x: number, y: number, h: number): string =>
    rect(x, y, 26, h, 4, '#d9b98a') + rect(x, y, 26, h, 4, 'url(#cyl)');
  return (
    rect(80, 326, 240, 24, 8, darker(base, 0.1)) +
    post(108, 196, 132) +
    post(258, 90, 238) +
    rect(76, 176, 120, 24, 11, base) +
    solid('M204 216H330V312H204Z', base, 'bag') +
    circle(267, 270, 31, darker(base, 0.6)) +
    rect(196, 204, 142, 18, 8, accent) +
    ellipse(272, 88, 72, 25, base) +
    ellipse(272, 80, 60, 17, accent) +
    stroke('M120 200V236', '#94a3b8', 3.5) +
    circle(120, 248, 14, accent)
  );
}

export function chewBone({ base, accent }: Print): string {
  const d =
    'M120 250Q84 262 78 232Q78 206 106 204Q94 174 124 166Q156 166 160 196L252 162Q244 130 274 120Q304 122 304 150Q334 150 336 178Q330 204 302 206L200 246L136 272Q142 298 118 306Q92 306 92 280Z';
  return group(
    'translate(-6 62) scale(1.02)',
    path(d, base) +
      path(d, 'url(#ball)') +
      stroke('M168 214L196 204M206 200L234 190', accent, 8) +
      stroke('M104 222Q96 232 104 240', '#ffffff', 6, { opacity: 0.5 }),
  );
}

export function plush({ base, accent }: Print): string {
  return (
    ellipse(142, 118, 32, 34, base) +
    ellipse(258, 118, 32, 34, base) +
    ellipse(142, 120, 18, 20, accent) +
    ellipse(258, 120, 18, 20, accent) +
    ellipse(200, 290, 92, 62, base) +
    ellipse(200, 296, 54, 42, lighter(base, 0.5)) +
    circle(200, 174, 88, base) +
    circle(200, 174, 88, 'url(#ball)') +
    ellipse(200, 204, 40, 30, lighter(base, 0.6)) +
    circle(168, 164, 9, '#1f2937') +
    circle(232, 164, 9, '#1f2937') +
    ellipse(200, 192, 13, 9, '#3f2a20') +
    stroke('M200 200V212M200 212Q186 224 178 214M200 212Q214 224 222 214', '#3f2a20', 4) +
    ellipse(116, 300, 28, 36, base, { transform: 'rotate(30 116 300)' }) +
    ellipse(284, 300, 28, 36, base, { transform: 'rotate(-30 284 300)' }) +
    stroke('M150 252Q200 276 250 252', accent, 15)
  );
}

export function tunnel({ base, accent }: Print): string {
  return (
    path('M124 174H300Q348 180 348 262T300 350H124Z', base) +
    path(
      'M186 174Q230 262 186 350H214Q258 262 214 174ZM262 174Q306 262 262 350H290Q334 262 290 174Z',
      accent,
      { opacity: 0.85 },
    ) +
    path('M124 174H300Q348 180 348 262T300 350H124Z', 'url(#top)') +
    ellipse(124, 262, 72, 88, lighter(base, 0.2)) +
    ellipse(124, 262, 58, 74, darker(base, 0.62)) +
    mark('cat', 130, 290, 66, lighter(base, 0.15), darker(base, 0.62))
  );
}

export function airPump({ base, accent }: Print): string {
  return (
    stroke('M308 262Q364 248 352 168Q344 110 300 116', '#cbd5e1', 9) +
    solid('M84 234Q84 196 122 194H278Q316 196 316 234V320Q316 346 290 346H110Q84 346 84 320Z', base) +
    circle(200, 266, 42, darker(base, 0.35)) +
    circle(200, 266, 32, accent) +
    stroke('M200 266L216 244', '#ffffff', 6) +
    rect(100, 340, 40, 12, 4, '#1f2937') +
    rect(260, 340, 40, 12, 4, '#1f2937') +
    circle(286, 92, 10, '#7dd3fc', { opacity: 0.8 }) +
    circle(304, 64, 14, '#7dd3fc', { opacity: 0.6 }) +
    circle(280, 42, 8, '#7dd3fc', { opacity: 0.7 })
  );
}

export function tank({ base, accent }: Print): string {
  return (
    rect(60, 132, 280, 208, 12, '#e0f2fe') +
    path('M68 176Q134 164 200 176T332 176V322Q332 332 322 332H78Q68 332 68 322Z', '#7dd3fc', {
      opacity: 0.75,
    }) +
    path('M68 300Q120 286 180 300T332 296V322Q332 332 322 332H78Q68 332 68 322Z', '#d8b98a') +
    stroke('M104 300Q92 270 108 244Q96 224 106 204M124 302Q136 276 122 252', '#16a34a', 9) +
    mark('fish', 226, 236, 78, accent, '#ffffff') +
    mark('fish', 156, 262, 42, base, '#ffffff') +
    rect(52, 118, 296, 24, 8, base) +
    rect(52, 332, 296, 18, 6, darker(base, 0.3)) +
    path('M84 150H112L96 320H84Z', '#ffffff', { opacity: 0.35 })
  );
}

export function wheel({ base, accent }: Print): string {
  let spokes = '';
  for (let i = 0; i < 12; i += 1) {
    const turn = (i * Math.PI) / 6;
    spokes += `M200 206L${(200 + 100 * Math.cos(turn)).toFixed(0)} ${(206 + 100 * Math.sin(turn)).toFixed(0)}`;
  }
  return (
    stroke('M200 206L120 346H280Z', darker(accent, 0.1), 14) +
    circle(200, 206, 112, lighter(base, 0.72)) +
    stroke(spokes, lighter(base, 0.35), 4) +
    circle(200, 206, 112, 'none', { stroke: base, 'stroke-width': 20 }) +
    circle(200, 206, 24, accent) +
    circle(200, 206, 9, '#ffffff') +
    mark('hamster', 200, 270, 60, '#c58b57', '#fff7ed')
  );
}
