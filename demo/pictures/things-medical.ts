import type { Print } from './labels.ts';
import { mark } from './marks.ts';
import { circle, darker, ellipse, group, lighter, path, rect, solid, stroke } from './svg.ts';

/** Medical devices and aids. `base` is the main colour, `accent` the second one. */

const STEEL = '#cbd5e1';

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

export function thermometer({ base, accent }: Print): string {
  return group(
    'rotate(-36 200 210)',
    path('M38 196H96V222H38Q26 222 26 209T38 196Z', STEEL) +
      path('M92 188L150 172H330Q362 174 362 209T330 246H150L92 230Z', '#f8fafc') +
      path('M92 188L150 172H330Q362 174 362 209T330 246H150L92 230Z', 'url(#top)') +
      rect(172, 186, 106, 46, 8, '#d9e8df') +
      stroke('M194 198V220M210 198H222V209H210V220H222M240 198V220H252V198Z', '#1f2937', 4.4) +
      circle(312, 209, 16, accent) +
      rect(338, 178, 24, 62, 11, base),
  );
}

export function thermoGun({ base, accent }: Print): string {
  return (
    path(
      'M92 120Q94 92 122 90H268Q306 94 308 130V176Q306 194 286 194H232L216 332Q212 350 194 350H150Q132 350 134 332L150 194H116Q94 192 92 172Z',
      '#f8fafc',
    ) +
    path(
      'M92 120Q94 92 122 90H268Q306 94 308 130V176Q306 194 286 194H232L216 332Q212 350 194 350H150Q132 350 134 332L150 194H116Q94 192 92 172Z',
      'url(#cyl)',
    ) +
    rect(72, 112, 26, 62, 10, '#475569') +
    rect(216, 108, 74, 54, 8, darker(base, 0.3)) +
    stroke('M232 124V146M246 124H256V135H246V146H256M268 124V146H276V124Z', '#86efac', 4) +
    path('M206 210H232L228 246Q212 246 204 230Z', accent) +
    rect(150, 252, 50, 76, 16, base, { opacity: 0.9 })
  );
}

export function bpMonitor({ base, accent }: Print): string {
  return (
    stroke('M262 310Q356 330 350 240Q346 170 290 150', '#334155', 9) +
    path('M206 64H330Q348 64 348 84V150Q346 166 328 166H206Z', base) +
    path('M206 64H330Q348 64 348 84V150Q346 166 328 166H206Z', 'url(#cyl)') +
    rect(222, 82, 56, 66, 8, lighter(base, 0.25)) +
    rect(48, 160, 232, 190, 26, '#f8fafc') +
    rect(48, 160, 232, 190, 26, 'url(#top)') +
    rect(70, 182, 138, 124, 12, '#dbe7e2') +
    stroke(
      'M92 200V226M108 200H124V213H108V226H124M140 200V226H156V200ZM100 246H116V270H100ZM132 246H148V258H132V270H148',
      '#1f2937',
      5,
    ) +
    mark('heart', 182, 262, 26, '#ef4444', '#dbe7e2') +
    circle(244, 214, 20, accent) +
    rect(226, 250, 36, 18, 9, '#cbd5e1') +
    rect(226, 280, 36, 18, 9, '#cbd5e1')
  );
}

export function oximeter({ base, accent }: Print): string {
  return group(
    'rotate(-18 200 220)',
    path('M74 242H326Q338 320 300 330H100Q62 320 74 242Z', darker(base, 0.35)) +
      rect(120, 214, 200, 34, 12, '#1e293b') +
      path('M70 214Q66 122 110 116H290Q334 122 330 214Q330 236 308 236H92Q70 236 70 214Z', base) +
      path('M70 214Q66 122 110 116H290Q334 122 330 214Q330 236 308 236H92Q70 236 70 214Z', 'url(#top)') +
      rect(104, 138, 150, 74, 10, '#0f172a') +
      stroke('M126 156H142V174H126ZM142 174V194H126M158 156H174V194H158Z', '#38bdf8', 5) +
      stroke('M190 178H204L210 164L218 194L224 178H240', '#f87171', 4.4) +
      circle(290, 176, 18, accent),
  );
}

export function stethoscope({ base }: Print): string {
  return (
    stroke('M112 64V150Q112 212 164 214T216 150V64', base, 15) +
    stroke('M112 76V58Q112 46 128 48M216 76V58Q216 46 200 48', STEEL, 12) +
    stroke('M164 214V262Q166 330 228 330Q296 328 294 256V220', base, 15) +
    circle(294, 196, 40, STEEL) +
    circle(294, 196, 40, 'url(#ball)') +
    circle(294, 196, 27, '#f8fafc') +
    circle(294, 196, 27, 'none', { stroke: '#94a3b8', 'stroke-width': 4 }) +
    circle(130, 48, 9, '#1f2937') +
    circle(198, 48, 9, '#1f2937')
  );
}

export function nebulizer({ base, accent }: Print): string {
  return (
    stroke('M250 300Q330 330 344 250Q348 200 306 190', '#cbd5e1', 8) +
    path('M272 92Q330 84 338 130Q332 176 292 180L262 150Z', lighter(accent, 0.55), { opacity: 0.95 }) +
    path('M272 92Q330 84 338 130Q332 176 292 180L262 150Z', 'url(#ball)') +
    rect(276, 166, 34, 52, 10, lighter(accent, 0.3)) +
    solid('M54 230Q56 188 96 186H222Q260 188 262 230V324Q262 350 236 350H80Q54 350 54 324Z', '#f8fafc') +
    path('M54 240H262V262H54Z', base) +
    circle(106, 304, 19, accent) +
    stroke('M106 296V306', '#ffffff', 5) +
    stroke('M160 290H230M160 304H230M160 318H230', '#cbd5e1', 6)
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

export function labTubes({ base, accent }: Print): string {
  const one = (x: number, cap: string, fill: string): string =>
    path(`M${x - 20} 128H${x + 20}V320Q${x + 20} 344 ${x} 344T${x - 20} 320Z`, '#eef5fa') +
    path(`M${x - 17} 212H${x + 17}V320Q${x + 17} 340 ${x} 340T${x - 17} 320Z`, fill) +
    rect(x - 20, 160, 40, 40, 0, '#ffffff') +
    stroke(`M${x - 12} 172H${x + 12}M${x - 12} 184H${x + 4}`, '#94a3b8', 3) +
    path(`M${x - 20} 128H${x + 20}V320Q${x + 20} 344 ${x} 344T${x - 20} 320Z`, 'url(#cyl)') +
    rect(x - 25, 86, 50, 48, 8, cap) +
    rect(x - 25, 86, 50, 48, 8, 'url(#cyl)');
  return (
    one(110, base, lighter(base, 0.6)) +
    one(170, accent, '#b91c1c') +
    one(230, base, '#b91c1c') +
    one(290, accent, lighter(accent, 0.6))
  );
}

export function specimenCup({ base, accent }: Print): string {
  return (
    path('M104 160H296L280 330Q278 350 258 350H142Q122 350 120 330Z', '#f0f6fa') +
    path('M112 250H288L280 330Q278 350 258 350H142Q122 350 120 330Z', '#f5dc7a', { opacity: 0.7 }) +
    path('M104 160H296L280 330Q278 350 258 350H142Q122 350 120 330Z', 'url(#cyl)') +
    rect(138, 202, 124, 86, 6, '#ffffff') +
    stroke('M152 222H248M152 242H248M152 262H210', '#94a3b8', 4) +
    rect(92, 116, 216, 48, 12, accent) +
    rect(92, 116, 216, 48, 12, 'url(#cyl)') +
    stroke(
      'M112 124V156M136 124V156M160 124V156M184 124V156M208 124V156M232 124V156M256 124V156M284 124V156',
      base,
      2.5,
      { opacity: 0.4 },
    )
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

export function bathScale({ base, accent }: Print): string {
  return (
    path('M84 176H316L348 322Q350 350 322 350H78Q50 350 52 322Z', lighter(base, 0.55)) +
    path('M84 176H316L348 322Q350 350 322 350H78Q50 350 52 322Z', 'url(#top)') +
    rect(144, 192, 112, 48, 10, '#0f172a') +
    stroke('M164 204V228M178 204H192V216H178V228H192M206 204V228H218V204Z', '#5eead4', 4.4) +
    ellipse(138, 292, 32, 40, base, { opacity: 0.35 }) +
    ellipse(262, 292, 32, 40, base, { opacity: 0.35 }) +
    circle(288, 216, 8, accent)
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

export function glucometer({ base, accent }: Print): string {
  return (
    rect(186, 306, 28, 60, 4, '#f1f5f9') +
    rect(192, 342, 16, 20, 2, accent) +
    path('M112 120Q114 66 200 64T288 120L276 290Q270 324 200 324T124 290Z', base) +
    path('M112 120Q114 66 200 64T288 120L276 290Q270 324 200 324T124 290Z', 'url(#cyl)') +
    rect(138, 104, 124, 92, 12, '#dbe7e2') +
    stroke('M162 124V172M184 124H206V148H184V172H206M224 124V172H244V124Z', '#1f2937', 6) +
    circle(200, 252, 26, accent) +
    mark('drop', 200, 251, 28, '#ffffff', accent)
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

export function crutches({ base, accent }: Print): string {
  const one = (x: number): string =>
    stroke(`M${x - 24} 78L${x - 12} 236L${x} 342M${x + 24} 78L${x + 12} 236L${x} 342`, accent, 9) +
    rect(x - 36, 58, 72, 24, 12, base) +
    rect(x - 36, 58, 72, 24, 12, 'url(#top)') +
    rect(x - 20, 166, 40, 15, 7, base) +
    stroke(`M${x} 338V346`, '#1f2937', 15);
  return one(140) + one(260);
}

export function testCassette({ base, accent }: Print): string {
  return group(
    'rotate(-12 200 220)',
    rect(120, 64, 112, 288, 24, '#ffffff') +
      rect(120, 64, 112, 288, 24, 'url(#cyl)') +
      rect(156, 116, 40, 106, 10, '#eef2f6') +
      stroke('M160 150H192', '#e11d48', 6) +
      stroke('M160 190H192', '#e11d48', 4, { opacity: 0.25 }) +
      rect(150, 84, 52, 12, 6, base) +
      ellipse(176, 274, 24, 30, '#e2e8f0') +
      ellipse(176, 274, 15, 20, '#cbd5e1') +
      rect(266, 110, 30, 190, 12, '#f1f7fb') +
      rect(266, 200, 30, 100, 12, lighter(accent, 0.5)) +
      rect(266, 110, 30, 190, 12, 'url(#cyl)') +
      path('M268 112L276 70H286L294 112Z', accent),
  );
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
