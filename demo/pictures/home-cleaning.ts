import type { Print } from './labels.ts';
import { circle, darker, ellipse, group, lighter, path, rect, solid, stroke } from './svg.ts';

/** What cleans the house and its people. `base` is the main colour, `accent` the second one. */

export function broom({ base, accent }: Print): string {
  let straws = '';
  for (let x = 132; x <= 268; x += 13) straws += `M${170 + (x - 132) * 0.44} 240L${x} 346`;
  return (
    stroke('M236 46L202 196', darker(accent, 0.1), 13) +
    stroke('M232 54L200 190', '#ffffff', 3, { opacity: 0.35 }) +
    path('M162 196H240L250 246H152Z', base) +
    path('M162 196H240L250 246H152Z', 'url(#cyl)') +
    path('M152 244H250L282 350H120Z', lighter(base, 0.35)) +
    stroke(straws, darker(base, 0.15), 3, { opacity: 0.55 })
  );
}

export function mop({ base, accent }: Print): string {
  let strands = '';
  for (let x = 92; x <= 308; x += 18) strands += `M${140 + (x - 92) * 0.55} 262Q${x} 290 ${x} 338`;
  return (
    stroke('M200 44V232', accent, 14) +
    stroke('M196 52V226', '#ffffff', 3, { opacity: 0.4 }) +
    rect(128, 228, 144, 40, 14, base) +
    rect(128, 228, 144, 40, 14, 'url(#top)') +
    stroke(strands, lighter(base, 0.6), 15) +
    stroke(strands, '#ffffff', 4, { opacity: 0.55 })
  );
}

export function bucket({ base, accent }: Print): string {
  return (
    stroke('M92 160Q96 44 200 44T308 160', '#94a3b8', 8) +
    rect(166, 36, 68, 20, 10, accent) +
    solid('M84 156H316L292 330Q288 350 268 350H132Q112 350 108 330Z', base) +
    ellipse(200, 156, 122, 26, lighter(base, 0.3)) +
    ellipse(200, 160, 108, 20, darker(base, 0.35)) +
    stroke('M98 246Q200 272 302 246', darker(base, 0.2), 5, { opacity: 0.5 })
  );
}

export function basin({ base }: Print): string {
  return (
    path('M44 212H356L316 326Q308 350 284 350H116Q92 350 84 326Z', base) +
    path('M44 212H356L316 326Q308 350 284 350H116Q92 350 84 326Z', 'url(#cyl)') +
    ellipse(200, 212, 160, 42, lighter(base, 0.35)) +
    ellipse(200, 218, 138, 31, darker(base, 0.22)) +
    path('M72 214Q200 262 328 214Q300 250 200 250T72 214Z', '#ffffff', { opacity: 0.18 })
  );
}

export function sponge({ base, accent }: Print): string {
  const holes = [110, 148, 190, 236, 280, 130, 212, 262].map((x, i) =>
    ellipse(x, 226 + (i > 4 ? 30 : 0) + (i % 2) * 9, 8, 5.5, darker(accent, 0.22), { opacity: 0.6 }),
  );
  return group(
    'rotate(-8 200 250)',
    rect(70, 196, 260, 104, 22, accent) +
      holes.join('') +
      rect(70, 196, 260, 104, 22, 'url(#top)') +
      path('M70 282H330V316Q330 342 304 342H96Q70 342 70 316Z', base) +
      path('M70 282H330V316Q330 342 304 342H96Q70 342 70 316Z', 'url(#top)'),
  );
}

export function scrubBrush({ base, accent }: Print): string {
  let bristles = '';
  for (let x = 86; x <= 316; x += 13) bristles += `M${x} 282V344`;
  return (
    stroke(bristles, accent, 7.5) +
    path('M62 288Q60 222 120 214Q150 176 200 176T280 214Q340 222 338 288Z', base) +
    path('M62 288Q60 222 120 214Q150 176 200 176T280 214Q340 222 338 288Z', 'url(#top)') +
    path('M140 228Q160 206 200 206T260 228Q240 238 200 238T140 228Z', darker(base, 0.4))
  );
}

export function toiletBrush({ base, accent }: Print): string {
  return (
    stroke('M200 44V200', accent, 17) +
    stroke('M195 54V196', '#ffffff', 4, { opacity: 0.4 }) +
    solid('M140 214H260L282 326Q284 350 260 350H140Q116 350 118 326Z', base) +
    ellipse(200, 212, 62, 16, lighter(base, 0.3)) +
    ellipse(200, 214, 44, 10, darker(base, 0.45))
  );
}

export function bagRoll({ base, accent }: Print): string {
  return (
    path('M252 222Q340 230 348 350H214Z', darker(base, 0.2)) +
    rect(76, 176, 232, 150, 60, base) +
    rect(76, 176, 232, 150, 60, 'url(#top)') +
    ellipse(112, 250, 36, 74, lighter(base, 0.12)) +
    ellipse(112, 250, 13, 27, darker(base, 0.6)) +
    rect(162, 178, 96, 146, 4, accent) +
    rect(162, 178, 96, 146, 4, 'url(#top)') +
    stroke('M182 226H238M182 246H238M182 266H222', '#ffffff', 6)
  );
}

export function soapBar({ base, accent }: Print): string {
  return (
    rect(76, 236, 248, 112, 46, darker(base, 0.12)) +
    rect(76, 224, 248, 112, 46, base) +
    rect(76, 224, 248, 112, 46, 'url(#top)') +
    rect(124, 254, 152, 50, 25, 'none', { stroke: darker(base, 0.22), 'stroke-width': 4 }) +
    [110, 160, 296, 262]
      .map((x, i) => circle(x, 204 - (i % 2) * 34, 20 - i * 3, lighter(accent, 0.6), { opacity: 0.85 }))
      .join('')
  );
}

export function toothbrush({ base, accent }: Print): string {
  const one = (y: number, colour: string): string =>
    rect(118, y, 168, 15, 7, colour) +
    rect(118, y, 168, 15, 7, 'url(#top)') +
    rect(120, y - 17, 50, 18, 3, '#f8fafc') +
    rect(136, y - 17, 18, 18, 0, lighter(colour, 0.4));
  return one(206, base) + one(250, accent) + one(294, lighter(base, 0.4));
}

export function tissueRoll({ base, accent }: Print): string {
  return (
    path('M272 170L336 182V340Q306 326 272 338Z', '#f4f6f8') +
    rect(96, 132, 184, 216, 8, '#ffffff') +
    stroke('M96 186H280M96 292H280', lighter(base, 0.6), 5, { 'stroke-dasharray': '4 7' }) +
    rect(96, 132, 184, 216, 8, 'url(#cyl)') +
    ellipse(188, 132, 92, 32, '#f8fafc') +
    ellipse(188, 132, 92, 32, 'none', { stroke: '#dfe5ec', 'stroke-width': 3 }) +
    ellipse(188, 132, 32, 11, accent)
  );
}

export function mat({ base, accent }: Print): string {
  return (
    path('M40 338L110 196H290L360 338Q362 350 350 350H50Q38 350 40 338Z', base) +
    path('M72 326L126 216H274L328 326Z', 'none', { stroke: accent, 'stroke-width': 8 }) +
    stroke('M130 250H270M118 276H282M106 302H294', lighter(base, 0.35), 6, { 'stroke-dasharray': '18 10' }) +
    path('M40 338L110 196H290L360 338Q362 350 350 350H50Q38 350 40 338Z', 'url(#top)')
  );
}

export function hanger({ base }: Print): string {
  const one = (y: number, colour: string): string =>
    stroke(`M200 ${y}V${y - 22}Q200 ${y - 50} 226 ${y - 46}Q246 ${y - 38} 236 ${y - 20}`, '#94a3b8', 9) +
    stroke(
      `M200 ${y}L60 ${y + 88}Q52 ${y + 104} 72 ${y + 104}H328Q348 ${y + 104} 340 ${y + 88}Z`,
      colour,
      17,
    );
  return one(160, lighter(base, 0.35)) + one(204, base);
}

export function pegs({ base, accent }: Print): string {
  const one = (x: number, turn: number, colour: string): string =>
    group(
      `rotate(${turn} ${x} 230)`,
      rect(x - 22, 130, 19, 204, 8, colour) +
        rect(x + 3, 130, 19, 204, 8, darker(colour, 0.14)) +
        rect(x - 26, 214, 52, 13, 6, '#94a3b8'),
    );
  return one(116, -16, base) + one(200, 4, accent) + one(286, 18, lighter(base, 0.4));
}
