import { sticker, type Print } from './labels.ts';
import { circle, darker, ellipse, group, lighter, path, rect, solid, stroke } from './svg.ts';

/** Things of kitchen, rooms and tool box. `base` is the main colour, `accent` the second one. */

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
