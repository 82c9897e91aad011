import type { Print } from './labels.ts';
import { mark } from './marks.ts';
import { circle, darker, ellipse, group, lighter, path, rect, solid, stroke } from './svg.ts';

/** Things for pets that come without a pack. `base` is the main colour, `accent` the second one. */

export function collar({ base, accent, mark: name }: Print): string {
  return (
    ellipse(200, 210, 118, 88, 'none', { stroke: darker(base, 0.2), 'stroke-width': 34 }) +
    ellipse(200, 204, 118, 88, 'none', { stroke: base, 'stroke-width': 30 }) +
    ellipse(200, 204, 118, 88, 'none', {
      stroke: lighter(base, 0.6),
      'stroke-width': 2.4,
      'stroke-dasharray': '9 7',
    }) +
    rect(150, 272, 62, 42, 9, '#374151') +
    rect(160, 282, 42, 22, 5, '#6b7280') +
    circle(252, 304, 9, 'none', { stroke: '#94a3b8', 'stroke-width': 5 }) +
    circle(254, 332, 22, accent) +
    circle(254, 332, 22, 'url(#ball)') +
    mark(name, 254, 333, 25, '#ffffff', accent)
  );
}

export function leash({ base, accent }: Print): string {
  return (
    stroke(
      'M120 92Q70 130 120 176Q210 232 290 190Q344 150 284 112Q220 84 196 156Q180 240 246 300',
      darker(base, 0.22),
      20,
    ) +
    stroke(
      'M120 90Q70 128 120 174Q210 230 290 188Q344 148 284 110Q220 82 196 154Q180 238 246 298',
      base,
      17,
    ) +
    stroke(
      'M120 90Q70 128 120 174Q210 230 290 188Q344 148 284 110Q220 82 196 154Q180 238 246 298',
      lighter(base, 0.6),
      2,
      { 'stroke-dasharray': '8 7' },
    ) +
    rect(106, 76, 30, 44, 8, accent, { transform: 'rotate(36 120 98)' }) +
    stroke('M248 300L262 318', '#94a3b8', 12) +
    stroke('M262 318Q290 312 292 334T270 350Q254 348 258 326', '#94a3b8', 8)
  );
}

export function harness({ base, accent, mark: name }: Print): string {
  return (
    stroke('M132 110Q200 70 268 110', base, 26) +
    path('M124 108Q150 118 158 164L150 262Q140 320 118 330Q98 320 96 280Q92 180 124 108Z', base) +
    path('M276 108Q250 118 242 164L250 262Q260 320 282 330Q302 320 304 280Q308 180 276 108Z', base) +
    path('M150 150Q200 130 250 150L260 250Q230 292 200 296Q170 292 140 250Z', darker(base, 0.1)) +
    path('M150 150Q200 130 250 150L260 250Q230 292 200 296Q170 292 140 250Z', 'url(#top)') +
    stroke('M108 300Q200 352 292 300', darker(base, 0.2), 22) +
    stroke('M160 160Q200 144 240 160L248 246', accent, 5) +
    rect(176, 316, 48, 28, 7, '#374151') +
    circle(200, 132, 12, 'none', { stroke: '#94a3b8', 'stroke-width': 6 }) +
    mark(name, 200, 216, 58, accent, base)
  );
}

export function bowl({ base, mark: name }: Print): string {
  return (
    ellipse(200, 218, 138, 44, darker(base, 0.35)) +
    ellipse(200, 222, 122, 34, '#b98552') +
    [150, 176, 204, 232, 256, 190, 222]
      .map((x, i) => circle(x, 216 + (i % 3) * 7, 11, darker('#b98552', 0.12 + (i % 2) * 0.14)))
      .join('') +
    path('M62 218Q200 300 338 218Q338 246 350 318Q352 350 322 350H78Q48 350 50 318Q62 246 62 218Z', base) +
    path(
      'M62 218Q200 300 338 218Q338 246 350 318Q352 350 322 350H78Q48 350 50 318Q62 246 62 218Z',
      'url(#cyl)',
    ) +
    ellipse(200, 218, 138, 44, 'none', { stroke: lighter(base, 0.35), 'stroke-width': 8 }) +
    mark(name, 200, 302, 58, '#ffffff', base)
  );
}

export function fountain({ base, accent }: Print): string {
  return (
    solid('M82 232H318V326Q318 350 292 350H108Q82 350 82 326Z', '#f8fafc') +
    ellipse(200, 232, 118, 34, lighter(base, 0.5)) +
    ellipse(200, 234, 100, 26, '#bae6fd') +
    path(
      'M188 232V126Q188 104 210 104Q236 104 240 130Q242 148 232 152Q222 150 222 136Q220 124 212 126V232Z',
      base,
    ) +
    path(
      'M188 232V126Q188 104 210 104Q236 104 240 130Q242 148 232 152Q222 150 222 136Q220 124 212 126V232Z',
      'url(#cyl)',
    ) +
    stroke('M232 156V226', '#7dd3fc', 10) +
    ellipse(232, 232, 30, 9, 'none', { stroke: '#7dd3fc', 'stroke-width': 4 }) +
    rect(104, 288, 52, 34, 8, accent, { opacity: 0.9 }) +
    circle(286, 306, 8, '#22c55e')
  );
}

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

export function carrier({ base, accent }: Print): string {
  let bars = '';
  for (let x = 196; x < 300; x += 20) bars += `M${x} 206V314`;
  return (
    stroke('M150 134Q200 80 250 134', darker(accent, 0.1), 18) +
    solid('M70 168Q72 130 112 130H288Q328 130 330 168V322Q330 350 302 350H98Q70 350 70 322Z', base, 'bag') +
    path('M70 168Q72 130 112 130H288Q328 130 330 168V196H70Z', accent) +
    rect(180, 194, 132, 134, 18, darker(base, 0.62)) +
    stroke(`${bars}M184 240H308M184 280H308`, '#e5e7eb', 4.5) +
    rect(96, 220, 58, 12, 6, darker(base, 0.35)) +
    rect(96, 246, 58, 12, 6, darker(base, 0.35)) +
    rect(96, 272, 58, 12, 6, darker(base, 0.35))
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

export function litterBox({ base, accent }: Print): string {
  return (
    path('M52 244H348L332 332Q328 350 308 350H92Q72 350 68 332Z', base) +
    path('M52 244H348L332 332Q328 350 308 350H92Q72 350 68 332Z', 'url(#top)') +
    path('M72 240Q120 214 200 222T328 240Z', '#e7ded0') +
    [110, 146, 188, 226, 262, 296].map((x, i) => circle(x, 234 - (i % 2) * 6, 5, '#cbbda5')).join('') +
    rect(42, 232, 316, 26, 13, lighter(base, 0.3)) +
    group(
      'rotate(28 280 180)',
      rect(270, 96, 18, 84, 9, accent) +
        path('M248 176H310L302 228H256Z', accent) +
        stroke('M266 190V218M279 190V218M292 190V218', lighter(accent, 0.75), 5),
    )
  );
}

export function scoop({ base, accent }: Print): string {
  return group(
    'rotate(32 200 200)',
    rect(184, 56, 32, 140, 16, base) +
      rect(184, 56, 32, 140, 16, 'url(#cyl)') +
      circle(200, 80, 8, '#ffffff') +
      path('M140 190H260L250 330Q248 346 232 346H168Q152 346 150 330Z', accent) +
      path('M140 190H260L250 330Q248 346 232 346H168Q152 346 150 330Z', 'url(#top)') +
      stroke('M168 222V310M190 222V310M212 222V310M234 222V310', lighter(accent, 0.85), 9),
  );
}

export function petBrush({ base, accent }: Print): string {
  let pins = '';
  for (let x = 122; x <= 278; x += 13) pins += `M${x} 160V196`;
  return group(
    'rotate(-24 200 220)',
    rect(184, 206, 32, 160, 16, base) +
      rect(184, 206, 32, 160, 16, 'url(#cyl)') +
      rect(190, 262, 20, 72, 10, accent) +
      stroke(pins, '#94a3b8', 4) +
      path('M100 196H300Q304 236 260 238H140Q96 236 100 196Z', base) +
      path('M100 196H300Q304 236 260 238H140Q96 236 100 196Z', 'url(#top)'),
  );
}

export function comb({ base, accent }: Print): string {
  let teeth = '';
  for (let x = 84; x <= 316; x += 11) teeth += `M${x} 222V${x < 200 ? 300 : 290}`;
  return group(
    'rotate(-12 200 230)',
    stroke(teeth, '#a8b1bd', 4.6) +
      rect(70, 170, 260, 54, 20, base) +
      rect(70, 170, 260, 54, 20, 'url(#top)') +
      rect(92, 186, 120, 12, 6, accent),
  );
}

export function clipper({ base, accent }: Print): string {
  return (
    stroke('M196 214Q120 260 110 344', base, 26) +
    stroke('M206 214Q282 260 292 344', accent, 26) +
    stroke('M196 214Q120 260 110 344', lighter(base, 0.4), 5) +
    path('M184 222Q152 160 172 96Q200 120 204 204Z', '#cbd5e1') +
    path('M216 222Q250 160 230 84Q200 116 196 204Z', '#e2e8f0') +
    circle(200, 220, 15, '#64748b') +
    circle(200, 220, 6, '#e2e8f0')
  );
}

export function towel({ base, accent, mark: name }: Print): string {
  return (
    solid('M76 150Q76 118 110 118H290Q324 118 324 150V318Q324 350 290 350H110Q76 350 76 318Z', base, 'bag') +
    path('M76 214H324V244H76ZM76 258H324V268H76Z', accent) +
    path(
      'M76 150Q76 118 110 118H290Q324 118 324 150Q324 176 290 176H110Q76 176 76 150Z',
      lighter(base, 0.25),
    ) +
    stroke('M92 158Q200 178 308 158', darker(base, 0.2), 3, { opacity: 0.5 }) +
    mark(name, 200, 308, 52, lighter(base, 0.65), base)
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
