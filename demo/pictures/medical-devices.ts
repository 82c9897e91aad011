import type { Print } from './labels.ts';
import { mark } from './marks.ts';
import { circle, darker, ellipse, group, lighter, path, rect, solid, stroke } from './svg.ts';

/** What measures and tests. `base` is the main colour, `accent` the second one. */

const STEEL = '#cbd5e1';

export function thermometer({ base, accent }: Print): string {
  return group(
    'rotate(-36 200 210)',
    path('M38 196H96V222H38Q26 222 26 209T38 196Z', STEEL) +
      path('M92 188L150 172H330Q362 174 362 209T330 246H150L92 230Z', '#f8fafc') +
      path('M92 188L150 172H330Q362 174 362 209T330 246H150L92 230Z', 'url(#top)') +
      rect(172, 186, 106, 46, 8, '#d9e8df') +
      stroke(
        'M182 198H194V220H182M184 209H194M220 198H208V220H220V209H208M229 219V221M250 198H238V209H250V220H238',
        '#1f2937',
        4.4,
      ) +
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
    stroke(
      'M225 124H235V146H225M227 135H235M254 124H244V146H254V135H244M261 145V147M279 124H269V135H279V146H269',
      '#86efac',
      4,
    ) +
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
