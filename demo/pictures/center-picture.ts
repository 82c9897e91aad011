import { page } from './scene.ts';
import { mark, type MarkName } from './marks.ts';
import { darker, ellipse, lighter, path, rect, stroke } from './svg.ts';
import { word } from './glyphs.ts';

type Look = { colour: string; mark: MarkName; word: string };

/** A center seen from the street: `at` (0, 1, 2, …) changes the building and the sky. */
export function centerSvg({ colour, mark: name, word: text }: Look, at: number): string {
  const sky = ['#dff0fb', '#fdebd8', '#e4f3e6', '#ece6f8', '#fdf3cf'][at % 5] ?? '#dff0fb';
  const wall = lighter(colour, at % 2 === 0 ? 0.82 : 0.7);
  const roof =
    at % 2 === 0
      ? path('M48 150H352L336 112H64Z', darker(colour, 0.15))
      : path('M40 156L200 82L360 156Z', darker(colour, 0.15));
  const door = at % 3 === 0 ? 250 : 170;
  const stripes = Array.from({ length: 6 }, (_, stripe) => {
    const x = 60 + (stripe * 280) / 6;
    const d = `M${x.toFixed(1)} 196h46.7v22q-23.4 20 -46.7 0Z`;
    return path(d, stripe % 2 === 0 ? colour : '#ffffff');
  }).join('');
  return page(
    rect(0, 0, 400, 400, 0, sky) +
      ellipse(90, 78, 46, 20, '#ffffff', { opacity: 0.9 }) +
      ellipse(310, 54, 40, 16, '#ffffff', { opacity: 0.9 }) +
      rect(0, 338, 400, 62, 0, '#c9d3dc') +
      stroke('M0 372H400', '#ffffff', 4, { 'stroke-dasharray': '26 18' }) +
      roof +
      rect(60, 150, 280, 190, 0, wall) +
      rect(72, 158, 256, 34, 6, colour) +
      word(text, { cx: 208, y: 166, height: 18, colour: '#ffffff', maxWidth: 190, weight: 3.2 }) +
      mark(name, 94, 175, 24, '#ffffff', colour) +
      stripes +
      rect(door, 250, 66, 90, 4, darker(colour, 0.45)) +
      rect(door + 6, 256, 26, 84, 2, lighter(sky, 0.3)) +
      rect(door + 35, 256, 26, 84, 2, lighter(sky, 0.3)) +
      rect(84, 252, door === 250 ? 140 : 70, 60, 4, lighter(sky, 0.35)) +
      (door === 250 ? '' : rect(254, 252, 68, 60, 4, lighter(sky, 0.35))),
    '',
  );
}
