import { type Print, printed, sticker } from './labels.ts';
import { circle, darker, ellipse, lighter, luminance, mix, path, rect, solid, stroke } from './svg.ts';

/** Rigid packs: bottles, jars, tubes, tubs. The body takes a pale or strong tone of the kind. */

const paleBody = (print: Print): string => mix(print.accent, '#ffffff', 0.62);
const cap = (print: Print): string => (luminance(print.base) > 0.75 ? print.accent : print.base);

/** Round-shouldered bottle with a screw cap: alcohol, saline, shampoo. */
export function bottle(print: Print): string {
  const d =
    'M166 108H234V128Q234 146 256 158Q278 172 278 200V328Q278 350 256 350H144Q122 350 122 328V200Q122 172 144 158Q166 146 166 128Z';
  return (
    solid(d, paleBody(print)) +
    solid('M160 62H240Q246 62 246 68V108H154V68Q154 62 160 62Z', cap(print)) +
    stroke('M168 70V102M182 70V102M200 70V102M218 70V102M232 70V102', '#ffffff', 2, { opacity: 0.25 }) +
    sticker(print, { x: 128, y: 186, w: 144, h: 138 }) +
    path(d, 'url(#cyl)')
  );
}

/** Bottle with a pump head. */
export function pump(print: Print): string {
  const d = 'M172 136H228Q262 142 268 176V330Q268 350 248 350H152Q132 350 132 330V176Q138 142 172 136Z';
  return (
    stroke('M200 118V74H150Q138 74 138 86', cap(print), 15) +
    rect(176, 58, 52, 22, 9, cap(print)) +
    solid('M166 110H234Q240 110 240 116V140H160V116Q160 110 166 110Z', darker(cap(print), 0.12)) +
    solid(d, paleBody(print)) +
    sticker(print, { x: 138, y: 184, w: 124, h: 142 }) +
    path(d, 'url(#cyl)')
  );
}

/** Trigger spray. */
export function spray(print: Print): string {
  const d =
    'M176 144H228Q232 172 254 192Q272 210 272 238V332Q272 350 254 350H146Q128 350 128 332V238Q128 210 150 192Q172 172 176 144Z';
  return (
    path(
      'M150 60H236Q266 62 268 90H242Q240 112 228 124H180V98H150Q140 98 140 88V70Q140 60 150 60Z',
      cap(print),
    ) +
    path(
      'M150 60H236Q266 62 268 90H242Q240 112 228 124H180V98H150Q140 98 140 88V70Q140 60 150 60Z',
      'url(#top)',
    ) +
    path('M176 98Q160 110 152 138L164 142Q172 124 190 118V98Z', print.accent) +
    rect(126, 70, 16, 20, 4, darker(cap(print), 0.3)) +
    rect(174, 122, 58, 24, 5, darker(cap(print), 0.2)) +
    solid(d, paleBody(print)) +
    sticker(print, { x: 134, y: 216, w: 132, h: 116 }) +
    path(d, 'url(#cyl)')
  );
}

/** Small bottle with a dropper or nozzle: drops for ears, eyes, water. */
export function dropper(print: Print): string {
  const d =
    'M172 176H228Q232 196 248 202Q262 208 262 224V334Q262 350 246 350H154Q138 350 138 334V224Q138 208 152 202Q168 196 172 176Z';
  return (
    path('M186 84Q200 62 214 84L220 132H180Z', '#f1f5f9') +
    path('M186 84Q200 62 214 84L220 132H180Z', 'url(#cyl)') +
    solid('M170 128H230Q236 128 236 134V176H164V134Q164 128 170 128Z', cap(print)) +
    solid(d, paleBody(print)) +
    sticker(print, { x: 143, y: 220, w: 114, h: 112 }) +
    path(d, 'url(#cyl)')
  );
}

/** Amber glass of medicine and antiseptic. */
export function amber(print: Print): string {
  const d =
    'M164 120H236V138Q238 152 254 160Q272 170 272 194V330Q272 350 252 350H148Q128 350 128 330V194Q128 170 146 160Q162 152 164 138Z';
  return (
    solid(d, '#8a4b1c') +
    solid('M156 76H244Q250 76 250 82V120H150V82Q150 76 156 76Z', '#f8fafc') +
    stroke('M166 84V114M182 84V114M200 84V114M218 84V114M234 84V114', '#94a3b8', 2) +
    sticker(print, { x: 132, y: 188, w: 136, h: 134 }) +
    path(d, 'url(#cyl)')
  );
}

/** Flat bottle with a handle: detergent, softener. */
export function jug(print: Print): string {
  const d =
    'M150 112H212Q218 132 246 134Q290 138 292 186L300 326Q300 350 278 350H122Q100 350 102 326L108 214Q110 178 132 160Q148 146 150 112Z';
  return (
    path(d, print.accent) +
    path(
      'M240 156Q272 156 274 188L278 240Q278 250 268 250Q258 250 256 240L252 196Q250 184 238 182Q226 180 226 168Q226 156 240 156Z',
      lighter(print.accent, 0.93),
    ) +
    solid('M144 60H216Q224 60 224 68V114H136V68Q136 60 144 60Z', cap(print)) +
    sticker(print, { x: 116, y: 200, w: 126, h: 132 }) +
    path(d, 'url(#cyl)')
  );
}

/** Gallon with a top handle: floor cleaner, alcohol, water. */
export function gallon(print: Print): string {
  const d =
    'M104 176Q106 144 140 140L168 118H232L260 140Q294 144 296 176V328Q296 350 274 350H126Q104 350 104 328Z';
  return (
    stroke('M232 122Q296 84 282 160', darker(paleBody(print), 0.14), 20) +
    solid(d, paleBody(print)) +
    solid('M168 78H232Q238 78 238 84V118H162V84Q162 78 168 78Z', cap(print)) +
    sticker(print, { x: 116, y: 180, w: 168, h: 148 }) +
    path(d, 'url(#cyl)')
  );
}

/** Bent-neck bottle of toilet cleaner. */
export function bentNeck(print: Print): string {
  const d =
    'M232 92L270 116Q268 146 262 168Q276 196 276 230V330Q276 350 256 350H150Q130 350 130 330V250Q130 204 168 178Q208 152 232 92Z';
  return (
    solid('M236 54L292 88L274 122L226 94Z', cap(print), 'top') +
    solid(d, print.accent) +
    sticker(print, { x: 137, y: 212, w: 132, h: 122 }) +
    path(d, 'url(#cyl)')
  );
}

/** Slim glass bottle of sauce. */
export function sauce(print: Print): string {
  const d =
    'M180 98H220V146Q222 166 240 182Q254 196 254 220V332Q254 350 236 350H164Q146 350 146 332V220Q146 196 160 182Q178 166 180 146Z';
  return (
    solid(d, darker(print.accent, 0.4)) +
    solid('M176 52H224Q228 52 228 56V100H172V56Q172 52 176 52Z', cap(print)) +
    sticker(print, { x: 149, y: 214, w: 102, h: 116 }) +
    path(d, 'url(#cyl)')
  );
}

/** Clear bottle of cooking oil with a waist. */
export function oil(print: Print): string {
  const d =
    'M176 96H224V112Q226 134 252 150Q272 164 270 194Q266 224 272 252V332Q272 350 254 350H146Q128 350 128 332V252Q134 224 130 194Q128 164 148 150Q174 134 176 112Z';
  return (
    solid(d, mix('#f2b632', print.accent, 0.2)) +
    solid('M172 56H228Q232 56 232 60V98H168V60Q168 56 172 56Z', cap(print)) +
    sticker(print, { x: 132, y: 198, w: 136, h: 120 }) +
    path(d, 'url(#cyl)')
  );
}

/** Clear bottle of drinking water or a drink. */
export function water(print: Print): string {
  const d =
    'M178 90H222V106Q224 128 248 146Q262 160 262 186V334Q262 350 246 350H154Q138 350 138 334V186Q138 160 152 146Q176 128 178 106Z';
  return (
    solid(d, mix(print.accent, '#ffffff', 0.55)) +
    path(d, '#ffffff', { opacity: 0.25 }) +
    solid('M174 56H226Q230 56 230 60V92H170V60Q170 56 174 56Z', cap(print)) +
    stroke('M142 170H258M140 322H260M140 336H260', '#ffffff', 3, { opacity: 0.6 }) +
    sticker(print, { x: 139, y: 196, w: 122, h: 106 }, 2) +
    path(d, 'url(#cyl)')
  );
}

/** Aerosol can. */
export function aerosol(print: Print): string {
  const d = 'M136 148Q136 132 200 132T264 148V334Q264 350 200 350T136 334Z';
  return (
    solid('M160 74Q160 62 200 62T240 74V132H160Z', cap(print)) +
    solid('M148 122H252V142H148Z', '#cbd5e1') +
    solid(d, print.base) +
    sticker(print, { x: 136, y: 150, w: 128, h: 186 }, 2) +
    path(d, 'url(#cyl)')
  );
}

/** Wide-mouthed jar with a screw lid. */
export function jar(print: Print): string {
  const d = 'M116 150H284Q296 160 296 184V322Q296 350 268 350H132Q104 350 104 322V184Q104 160 116 150Z';
  return (
    solid(d, mix(print.accent, '#ffffff', 0.4)) +
    solid('M112 94H288Q296 94 296 102V150H104V102Q104 94 112 94Z', cap(print)) +
    stroke(
      'M124 104V142M148 104V142M174 104V142M200 104V142M226 104V142M252 104V142M276 104V142',
      '#ffffff',
      2.4,
      { opacity: 0.2 },
    ) +
    sticker(print, { x: 110, y: 176, w: 180, h: 146 }) +
    path(d, 'url(#cyl)')
  );
}

/** Pill or supplement bottle: white, straight, ribbed cap. */
export function tablets(print: Print): string {
  const d = 'M142 148H258Q276 154 276 180V328Q276 350 254 350H146Q124 350 124 328V180Q124 154 142 148Z';
  return (
    solid(d, '#f8fafc') +
    solid('M138 88H262Q270 88 270 96V148H130V96Q130 88 138 88Z', cap(print)) +
    stroke('M146 96V140M162 96V140M180 96V140M200 96V140M220 96V140M238 96V140M254 96V140', '#ffffff', 2.4, {
      opacity: 0.28,
    }) +
    sticker(print, { x: 124, y: 176, w: 152, h: 150 }, 2) +
    path(d, 'url(#cyl)')
  );
}

/** Tube standing on its cap. */
export function tube(print: Print): string {
  const d = 'M118 66H282L258 296H142Z';
  return (
    solid('M146 296H254V338Q254 350 242 350H158Q146 350 146 338Z', cap(print)) +
    stroke('M162 304V342M182 304V342M200 304V342M218 304V342M238 304V342', '#ffffff', 2.4, {
      opacity: 0.25,
    }) +
    printed(print, { x: 126, y: 84, w: 148, h: 212 }, d) +
    path(d, 'url(#cyl)', { opacity: 0.9 }) +
    path('M114 60H286V84H114Z', lighter(print.base, 0.25)) +
    path('M114 60H286V84H114Z', 'url(#top)')
  );
}

/** Tub with a lid and a wire handle: bulk powder, wipes, treats. */
export function tub(print: Print): string {
  const d = 'M98 142H302L286 330Q284 350 264 350H136Q116 350 114 330Z';
  return (
    stroke('M98 150Q70 260 200 268', '#94a3b8', 4, { opacity: 0.7 }) +
    solid(d, print.base) +
    sticker(print, { x: 112, y: 164, w: 176, h: 164 }) +
    path(d, 'url(#cyl)') +
    solid(
      'M90 108H310Q316 108 316 116V138Q316 146 308 146H92Q84 146 84 138V116Q84 108 90 108Z',
      lighter(print.accent, 0.2),
    )
  );
}

/** Spot-on pipettes on a card. */
export function pipettes(print: Print): string {
  const one = (x: number): string =>
    path(
      `M${x - 12} 300V214Q${x - 12} 200 ${x - 5} 194L${x - 3} 168H${x + 3}L${x + 5} 194Q${x + 12} 200 ${x + 12} 214V300Q${x} 312 ${x - 12} 300Z`,
      lighter(print.accent, 0.35),
    ) +
    rect(x - 7, 168, 14, 16, 3, print.base) +
    rect(x - 8, 222, 16, 62, 4, '#ffffff') +
    circle(x, 240, 4, print.accent);
  return one(158) + one(200) + one(242);
}

/** Large water bottle or gas-like cylinder. */
export function cylinder(print: Print): string {
  const d = 'M142 130Q142 84 200 84T258 130V332Q258 350 240 350H160Q142 350 142 332Z';
  return (
    rect(188, 44, 24, 44, 4, '#94a3b8') +
    stroke('M176 52H224', '#64748b', 10) +
    ellipse(238, 70, 16, 16, '#e2e8f0') +
    ellipse(238, 70, 10, 10, '#ffffff') +
    solid(d, print.base) +
    sticker(print, { x: 142, y: 170, w: 116, h: 130 }, 2) +
    path(d, 'url(#cyl)')
  );
}
