import type { Print } from './labels.ts';
import { mark } from './marks.ts';
import { circle, darker, ellipse, group, lighter, path, rect, solid, stroke } from './svg.ts';

/** What is worn in a clinic and what covers wounds. `base` is the main colour, `accent` the second one. */

export function faceMask({ base }: Print): string {
  const d = 'M78 172Q140 150 200 138Q260 150 322 172V276Q262 320 200 330Q138 320 78 276Z';
  return (
    stroke('M80 184Q8 190 20 232T82 268M320 184Q392 190 380 232T318 268', '#e2e8f0', 9) +
    path(d, base) +
    path(d, 'url(#bag)') +
    stroke(
      'M80 208Q140 190 200 184Q260 190 320 208M80 240Q140 232 200 230Q260 232 320 240M84 268Q140 276 200 278Q260 276 316 268',
      darker(base, 0.22),
      4,
      { opacity: 0.5 },
    ) +
    stroke('M150 162Q200 148 250 162', '#ffffff', 7, { opacity: 0.8 })
  );
}

export function respirator({ base, accent }: Print): string {
  const d =
    'M86 210Q96 128 200 122Q304 128 314 210Q318 268 268 306Q232 336 200 338Q168 336 132 306Q82 268 86 210Z';
  return (
    stroke('M96 190Q0 170 24 240Q44 300 110 280M304 190Q400 170 376 240Q356 300 290 280', accent, 8) +
    path(d, base) +
    path(d, 'url(#ball)') +
    stroke('M150 144Q200 126 250 144', '#94a3b8', 10) +
    stroke('M104 232Q200 204 296 232', darker(base, 0.2), 4, { opacity: 0.5 }) +
    rect(162, 246, 76, 40, 20, '#ffffff', { opacity: 0.9 }) +
    mark('shield', 200, 266, 30, accent, '#ffffff')
  );
}

export function gauzeRoll({ base, accent }: Print): string {
  let weave = '';
  for (let y = 150; y < 340; y += 15) weave += `M112 ${y}Q190 ${y + 16} 268 ${y}`;
  return (
    path('M230 330Q300 350 352 330L356 350H236Z', lighter(base, 0.5)) +
    rect(110, 128, 160, 220, 12, '#fbfbf7') +
    stroke(weave, '#d9d6cb', 3) +
    rect(110, 128, 160, 220, 12, 'url(#cyl)') +
    ellipse(190, 128, 80, 28, '#f3f1ea') +
    ellipse(190, 128, 52, 18, 'none', { stroke: '#d9d6cb', 'stroke-width': 4 }) +
    ellipse(190, 128, 24, 8, '#a8a294') +
    path('M110 226Q190 254 270 226V276Q190 304 110 276Z', accent) +
    mark('cross', 190, 266, 26, '#ffffff', accent)
  );
}

export function tapeRoll({ base, accent }: Print): string {
  return (
    path('M304 234Q360 240 356 346H320Q322 290 290 280Z', lighter(base, 0.25)) +
    circle(196, 230, 120, base) +
    circle(196, 230, 120, 'url(#ball)') +
    circle(196, 230, 98, 'none', { stroke: lighter(base, 0.4), 'stroke-width': 3, opacity: 0.6 }) +
    circle(196, 230, 64, accent) +
    circle(196, 230, 50, '#f8fafc') +
    mark('cross', 196, 230, 42, accent, '#f8fafc')
  );
}

export function plaster({ base }: Print): string {
  const one = (transform: string): string =>
    group(
      transform,
      rect(70, 160, 260, 84, 42, base) +
        rect(70, 160, 260, 84, 42, 'url(#top)') +
        rect(150, 166, 100, 72, 10, lighter(base, 0.45)) +
        [172, 200, 228]
          .map((x) => circle(x, 184, 4, base) + circle(x, 202, 4, base) + circle(x, 220, 4, base))
          .join('') +
        [96, 118, 282, 304].map((x) => circle(x, 202, 4, darker(base, 0.2))).join(''),
    );
  return one('translate(0 62) rotate(-32 200 202)') + one('translate(0 40) rotate(30 200 202)');
}

export function gown({ base }: Print): string {
  const d =
    'M160 70Q200 98 240 70L316 112L340 246L296 256L282 196L292 350H108L118 196L104 256L60 246L84 112Z';
  return (
    path(d, base) +
    path(d, 'url(#bag)') +
    stroke('M160 72Q200 118 240 72', darker(base, 0.25), 7) +
    stroke('M120 232H280', darker(base, 0.3), 7) +
    stroke('M200 234L184 300M200 234L222 292', darker(base, 0.3), 6) +
    stroke('M62 238L106 248M338 238L294 248', lighter(base, 0.5), 10)
  );
}

export function surgicalCap({ base }: Print): string {
  const d = 'M62 270Q56 130 200 126T338 270Q340 300 316 306Q200 336 84 306Q60 300 62 270Z';
  return (
    path(d, base) +
    path(d, 'url(#ball)') +
    stroke(
      'M110 160Q96 220 104 290M156 136Q142 216 148 306M200 130V312M244 136Q258 216 252 306M290 160Q304 220 296 290',
      darker(base, 0.18),
      3.6,
      { opacity: 0.5 },
    ) +
    path('M62 270Q200 318 338 270Q342 298 316 306Q200 336 84 306Q58 298 62 270Z', lighter(base, 0.35))
  );
}

export function faceShield({ base, accent }: Print): string {
  return (
    path('M92 130H308Q322 220 292 320Q280 350 250 350H150Q120 350 108 320Q78 220 92 130Z', '#dff1fb', {
      opacity: 0.85,
    }) +
    path('M118 160Q112 230 136 318', 'none', { stroke: '#ffffff', 'stroke-width': 14, opacity: 0.8 }) +
    path('M92 130H308Q322 220 292 320Q280 350 250 350H150Q120 350 108 320Q78 220 92 130Z', 'none', {
      stroke: '#9cc7de',
      'stroke-width': 3.5,
    }) +
    rect(82, 92, 236, 44, 18, base) +
    rect(82, 92, 236, 44, 18, 'url(#top)') +
    rect(104, 104, 192, 18, 9, accent)
  );
}

export function goggles({ base, accent }: Print): string {
  const d =
    'M64 196Q70 156 112 156H288Q330 156 336 196L330 262Q322 296 280 296Q244 296 222 270Q200 246 178 270Q156 296 120 296Q78 296 70 262Z';
  return (
    stroke('M66 210L22 198M334 210L378 198', accent, 18) +
    path(d, '#dff1fb') +
    path('M96 184Q110 172 150 176L112 262Q92 256 90 226ZM236 180L276 176L244 256Z', '#ffffff', {
      opacity: 0.75,
    }) +
    path(d, 'none', { stroke: base, 'stroke-width': 15 })
  );
}

export function firstAid({ base, accent }: Print): string {
  return (
    stroke('M150 152Q150 104 200 104T250 152', darker(base, 0.3), 16) +
    solid('M56 176Q56 148 84 148H316Q344 148 344 176V322Q344 350 316 350H84Q56 350 56 322Z', base, 'bag') +
    stroke('M60 214H340', '#ffffff', 4, { 'stroke-dasharray': '10 7', opacity: 0.6 }) +
    circle(200, 262, 58, '#ffffff') +
    mark('cross', 200, 262, 66, accent, '#ffffff')
  );
}

export function support({ base, accent }: Print): string {
  const d = 'M130 70H270Q268 150 258 208Q268 270 276 350H124Q132 270 142 208Q132 150 130 70Z';
  return (
    path(d, base) +
    path(d, 'url(#cyl)') +
    ellipse(200, 208, 42, 48, darker(base, 0.4)) +
    ellipse(200, 208, 26, 31, lighter(base, 0.35)) +
    stroke('M130 112H270M126 306H274', accent, 22) +
    stroke('M130 84H270M125 332H275', darker(base, 0.25), 4, { 'stroke-dasharray': '7 6' }) +
    rect(228, 100, 38, 24, 5, '#ffffff', { opacity: 0.85 })
  );
}

export function backBelt({ base, accent }: Print): string {
  const d = 'M30 196Q110 166 200 164T370 196V282Q290 306 200 308T30 282Z';
  return (
    path(d, base) +
    path(d, 'url(#cyl)') +
    rect(92, 172, 20, 130, 8, darker(base, 0.4)) +
    rect(152, 166, 20, 140, 8, darker(base, 0.4)) +
    rect(228, 166, 20, 140, 8, darker(base, 0.4)) +
    rect(288, 172, 20, 130, 8, darker(base, 0.4)) +
    path('M30 218Q110 196 200 194T370 218V250Q290 274 200 276T30 250Z', accent) +
    path('M30 218Q110 196 200 194T370 218V250Q290 274 200 276T30 250Z', 'url(#top)') +
    rect(322, 212, 44, 48, 8, '#ffffff', { opacity: 0.85 })
  );
}

export function icePack({ base, accent }: Print): string {
  const d = 'M76 160Q76 132 104 132H296Q324 132 324 160V316Q324 346 296 346H104Q76 346 76 316Z';
  return (
    path(d, lighter(accent, 0.3)) +
    path(d, 'url(#ball)') +
    rect(92, 148, 216, 182, 18, 'none', {
      stroke: '#ffffff',
      'stroke-width': 4,
      opacity: 0.7,
      'stroke-dasharray': '12 9',
    }) +
    mark('snow', 200, 238, 116, '#ffffff', accent) +
    rect(150, 120, 100, 24, 8, base)
  );
}
