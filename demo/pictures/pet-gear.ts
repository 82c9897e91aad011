import type { Print } from './labels.ts';
import { mark } from './marks.ts';
import { circle, darker, ellipse, group, lighter, path, rect, solid, stroke } from './svg.ts';

/** What pets wear, eat from and are cared for with. `base` is the main colour, `accent` the second one. */

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
