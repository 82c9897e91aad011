import type { Print } from './labels.ts';
import { sticker } from './labels.ts';
import { circle, darker, ellipse, group, lighter, path, rect, solid, stroke } from './svg.ts';

/** Things of the house without a pack. `base` is the main colour, `accent` the second one. */

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

export function bulb({ base, accent }: Print): string {
  return (
    path('M200 56A98 98 0 0 1 262 230Q250 246 248 264H152Q150 246 138 230A98 98 0 0 1 200 56Z', '#fffbe8') +
    path(
      'M200 56A98 98 0 0 1 262 230Q250 246 248 264H152Q150 246 138 230A98 98 0 0 1 200 56Z',
      'url(#ball)',
    ) +
    path('M150 258H250L240 304H160Z', base) +
    path('M150 258H250L240 304H160Z', 'url(#cyl)') +
    rect(166, 302, 68, 38, 6, '#cbd5e1') +
    stroke('M166 312H234M166 326H234', '#94a3b8', 4) +
    path('M182 340H218L210 352H190Z', '#475569') +
    stroke('M140 120A72 72 0 0 1 176 92', '#ffffff', 10) +
    circle(200, 282, 7, accent)
  );
}

export function batteries({ base, accent }: Print): string {
  const one = (x: number): string =>
    rect(x - 13, 178, 26, 12, 3, '#94a3b8') +
    rect(x - 19, 188, 38, 126, 5, base) +
    rect(x - 19, 188, 38, 36, 5, accent) +
    rect(x - 19, 188, 38, 126, 5, 'url(#cyl)') +
    stroke(`M${x - 7} 206H${x + 7}M${x} 199V213`, '#ffffff', 4);
  return one(142) + one(200) + one(258);
}

export function extension({ base, accent }: Print): string {
  const socket = (x: number): string =>
    rect(x - 28, 212, 56, 56, 10, darker(base, 0.12)) +
    rect(x - 14, 226, 7, 20, 3, '#1f2937') +
    rect(x + 7, 226, 7, 20, 3, '#1f2937') +
    circle(x, 256, 5, '#1f2937');
  return (
    stroke('M340 240Q390 240 370 170Q340 90 250 120Q180 150 120 110Q70 80 52 120', '#475569', 11) +
    rect(34, 112, 34, 46, 8, '#334155') +
    stroke('M44 158V174M58 158V174', '#94a3b8', 6) +
    rect(40, 192, 310, 96, 22, lighter(base, 0.86)) +
    rect(40, 192, 310, 96, 22, 'url(#top)') +
    socket(92) +
    socket(164) +
    socket(236) +
    rect(290, 216, 38, 48, 8, accent) +
    rect(296, 222, 26, 18, 4, lighter(accent, 0.4))
  );
}

export function foodBox({ base, accent }: Print): string {
  return (
    path('M66 200H334L318 326Q314 350 292 350H108Q86 350 82 326Z', lighter(accent, 0.7)) +
    path('M84 262Q200 244 316 262L310 326Q308 342 290 342H110Q92 342 90 326Z', lighter(accent, 0.35), {
      opacity: 0.7,
    }) +
    path('M66 200H334L318 326Q314 350 292 350H108Q86 350 82 326Z', 'url(#cyl)') +
    rect(48, 158, 304, 48, 16, base) +
    rect(48, 158, 304, 48, 16, 'url(#top)') +
    rect(92, 146, 216, 22, 9, lighter(base, 0.25)) +
    rect(150, 198, 100, 26, 8, darker(base, 0.15))
  );
}

export function storageBox({ base, accent }: Print): string {
  return (
    path('M54 168H346L330 330Q328 350 306 350H94Q72 350 70 330Z', base) +
    path('M54 168H346L330 330Q328 350 306 350H94Q72 350 70 330Z', 'url(#cyl)') +
    rect(42, 120, 316, 52, 14, accent) +
    rect(42, 120, 316, 52, 14, 'url(#top)') +
    rect(30, 150, 34, 70, 10, darker(accent, 0.2)) +
    rect(336, 150, 34, 70, 10, darker(accent, 0.2)) +
    rect(140, 226, 120, 58, 10, '#ffffff', { opacity: 0.85 }) +
    stroke('M160 248H240M160 264H214', '#94a3b8', 5)
  );
}

export function foilRoll(print: Print): string {
  return (
    group(
      'rotate(-14 200 240)',
      rect(44, 176, 312, 46, 22, '#e2e8f0') +
        rect(44, 176, 312, 46, 22, 'url(#top)') +
        ellipse(356, 199, 13, 23, '#b6a083') +
        path('M60 200H250L236 250H60Z', '#dfe6ee'),
    ) +
    rect(56, 232, 288, 112, 8, darker(print.base, 0.2)) +
    sticker({ ...print, design: 'stripe', size: print.size }, { x: 56, y: 232, w: 288, h: 112 })
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

export function umbrella({ base, accent }: Print): string {
  return (
    stroke('M200 60V320Q200 350 226 350T252 322', '#475569', 11) +
    path(
      'M200 78Q330 90 352 236Q328 210 300 232Q272 206 250 232Q226 206 200 232Q174 206 150 232Q128 206 100 232Q72 210 48 236Q70 90 200 78Z',
      base,
    ) +
    path('M200 78Q148 130 150 232Q174 206 200 232Q226 206 250 232Q252 130 200 78Z', accent) +
    path(
      'M200 78Q330 90 352 236Q328 210 300 232Q272 206 250 232Q226 206 200 232Q174 206 150 232Q128 206 100 232Q72 210 48 236Q70 90 200 78Z',
      'url(#ball)',
    )
  );
}

export function knife({ base }: Print): string {
  return group(
    'rotate(-38 200 210)',
    path('M32 186H238V248H130Q60 246 32 186Z', '#dbe2ea') +
      path('M32 186H238V206H46Z', '#ffffff', { opacity: 0.6 }) +
      rect(236, 184, 136, 46, 18, base) +
      rect(236, 184, 136, 46, 18, 'url(#top)') +
      circle(266, 207, 6, '#e2e8f0') +
      circle(338, 207, 6, '#e2e8f0'),
  );
}

export function pan({ base, accent }: Print): string {
  return (
    rect(286, 226, 110, 27, 13, accent, { transform: 'rotate(-18 286 240)' }) +
    ellipse(180, 270, 146, 76, darker(base, 0.35)) +
    ellipse(180, 254, 146, 76, base) +
    ellipse(180, 254, 120, 58, darker(base, 0.45)) +
    ellipse(180, 250, 120, 56, 'url(#ball)', { opacity: 0.6 })
  );
}

export function pot({ base, accent }: Print): string {
  return (
    stroke('M78 218Q36 218 40 250T84 268M322 218Q364 218 360 250T316 268', darker(base, 0.25), 14) +
    solid('M76 186H324V310Q324 350 284 350H116Q76 350 76 310Z', base) +
    ellipse(200, 186, 128, 30, lighter(base, 0.35)) +
    path('M72 178Q84 130 200 126T328 178Q200 214 72 178Z', '#e2e8f0') +
    path('M72 178Q84 130 200 126T328 178Q200 214 72 178Z', 'url(#top)') +
    rect(178, 96, 44, 34, 13, accent)
  );
}

export function fan({ base, accent }: Print): string {
  return (
    rect(110, 328, 180, 24, 12, base) +
    rect(188, 250, 24, 90, 4, lighter(base, 0.2)) +
    circle(200, 164, 112, lighter(base, 0.85)) +
    [0, 120, 240]
      .map((turn) =>
        path('M200 164Q160 110 190 66Q248 72 236 128Q226 156 200 164Z', accent, {
          transform: `rotate(${turn} 200 164)`,
          opacity: 0.85,
        }),
      )
      .join('') +
    circle(200, 164, 112, 'none', { stroke: base, 'stroke-width': 9 }) +
    circle(200, 164, 80, 'none', { stroke: base, 'stroke-width': 2.4, opacity: 0.6 }) +
    circle(200, 164, 48, 'none', { stroke: base, 'stroke-width': 2.4, opacity: 0.6 }) +
    circle(200, 164, 24, base)
  );
}

export function plates({ base, accent }: Print): string {
  const one = (y: number, colour: string): string =>
    ellipse(200, y + 8, 142, 40, darker(colour, 0.2)) + ellipse(200, y, 142, 40, colour);
  return (
    one(314, lighter(base, 0.85)) +
    one(292, lighter(base, 0.88)) +
    one(270, lighter(base, 0.9)) +
    ellipse(200, 270, 142, 40, 'url(#top)') +
    ellipse(200, 270, 122, 33, 'none', { stroke: accent, 'stroke-width': 5 }) +
    ellipse(200, 272, 86, 21, lighter(base, 0.7))
  );
}

export function drinkingGlass({ base }: Print): string {
  return (
    path('M112 96H288L268 330Q266 350 246 350H154Q134 350 132 330Z', lighter(base, 0.82)) +
    path('M122 204H278L268 330Q266 350 246 350H154Q134 350 132 330Z', lighter(base, 0.5), { opacity: 0.8 }) +
    path('M112 96H288L268 330Q266 350 246 350H154Q134 350 132 330Z', 'url(#cyl)') +
    ellipse(200, 96, 88, 18, '#ffffff', { opacity: 0.8 }) +
    ellipse(200, 204, 78, 14, lighter(base, 0.7)) +
    stroke('M140 130L152 320', '#ffffff', 9, { opacity: 0.7 })
  );
}

export function paperCups({ base, accent }: Print): string {
  const one = (x: number, y: number, h: number): string =>
    path(`M${x - 58} ${y}H${x + 58}L${x + 44} ${y + h}H${x - 44}Z`, '#ffffff') +
    path(`M${x - 53} ${y + h * 0.34}H${x + 53}L${x + 48} ${y + h * 0.72}H${x - 48}Z`, base) +
    stroke(`M${x - 50} ${y + h * 0.53}H${x + 50}`, accent, 8) +
    path(`M${x - 58} ${y}H${x + 58}L${x + 44} ${y + h}H${x - 44}Z`, 'url(#cyl)') +
    ellipse(x, y, 60, 13, lighter(base, 0.75));
  return one(142, 120, 190) + one(258, 120, 190) + one(200, 170, 180);
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

export function chair({ base }: Print): string {
  return (
    stroke('M118 230L96 346M282 230L304 346M138 250L132 340M262 250L268 340', darker(base, 0.2), 15) +
    path('M104 66Q200 46 296 66L286 208H114Z', base) +
    path('M104 66Q200 46 296 66L286 208H114Z', 'url(#cyl)') +
    stroke('M146 92L152 186M182 88L184 188M218 88L216 188M254 92L248 186', darker(base, 0.35), 10) +
    path('M88 206H312L324 244Q324 256 310 256H90Q76 256 76 244Z', lighter(base, 0.12)) +
    path('M88 206H312L324 244Q324 256 310 256H90Q76 256 76 244Z', 'url(#top)')
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

export function padlock({ base, accent }: Print): string {
  return (
    stroke('M136 200V150Q136 84 200 84T264 150V200', '#94a3b8', 26) +
    stroke('M130 196V150Q132 82 194 78', '#e2e8f0', 6) +
    rect(92, 190, 216, 160, 24, accent) +
    rect(92, 190, 216, 160, 24, 'url(#cyl)') +
    circle(200, 258, 20, darker(base, 0.5)) +
    path('M190 264H210L216 312H184Z', darker(base, 0.5))
  );
}

export function scissors({ base }: Print): string {
  return (
    path('M186 222Q220 130 262 52Q272 60 270 76Q252 160 208 232Z', '#cbd5e1') +
    path('M214 222Q180 130 138 52Q128 60 130 76Q148 160 192 232Z', '#e2e8f0') +
    ellipse(140, 304, 36, 44, 'none', { stroke: base, 'stroke-width': 21, transform: 'rotate(24 140 304)' }) +
    ellipse(260, 304, 36, 44, 'none', {
      stroke: base,
      'stroke-width': 21,
      transform: 'rotate(-24 260 304)',
    }) +
    stroke('M178 250L188 226M222 250L212 226', base, 20) +
    circle(200, 220, 9, '#475569')
  );
}

export function thermos({ base, accent }: Print): string {
  return (
    solid('M144 128H256Q270 138 270 160V326Q270 350 246 350H154Q130 350 130 326V160Q130 138 144 128Z', base) +
    solid('M150 62H250Q258 62 258 70V130H142V70Q142 62 150 62Z', '#d5dce4') +
    rect(130, 184, 140, 15, 0, accent) +
    rect(130, 300, 140, 9, 0, accent) +
    stroke('M154 154V320', '#ffffff', 8, { opacity: 0.3 })
  );
}
