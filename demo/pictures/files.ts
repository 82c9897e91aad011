import { createHash } from 'node:crypto';
import type { DemoTenant } from '../types.ts';
import { bannerSvg, CUTS, type BannerLook, type Cut } from './banner-picture.ts';
import { centerSvg } from './center-picture.ts';
import { CERTIFICATE_WIDTH, certificateSvg } from './certificate.ts';
import { groupLogoSvg } from './group-logo.ts';
import { logoSvg } from './logo.ts';
import { bulkSvg, categorySvg, productSvg } from './scene.ts';

/** A picture to be written: its name in the tenant's folder without ending, and what is drawn. */
export type PictureFile = {
  name: string;
  svg: string;
  /** Edges in pixels; the first is the one under the plain name, others end in `-<edge>`. */
  edges: readonly number[];
  /** How wide the drawing is in its own units, where it is not a square of 400. */
  drawn?: number;
};

export type TenantPictures = {
  files: PictureFile[];
  logo: PictureFile;
  /** Addresses by product code, category code and sale unit. */
  products: Map<string, string>;
  categories: Map<string, string>;
  centers: Map<string, string>;
  /** Second pictures, of those that have one, by product code. */
  bulk: Map<string, string>;
  /** By display group. */
  groups: Map<string, string>;
  /** By content code: a banner in both cuts, a piece of news in one. */
  contents: Map<string, { wide: string; phone?: string }>;
  /** The address of the business registration. */
  certificate: string;
};

/** Of so many products, those that sell best, there is a second picture where they are sold in bulk. */
const SHOWN_IN_BULK = 48;

/** Names change with contents, because browsers keep what lies under `/files/` for a year. */
const named = (name: string, svg: string, edges: readonly number[]): PictureFile => ({
  name: `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`,
  svg,
  edges,
});

/** The address of a picture that `writePictures` has written. */
const addressOf = (tenantId: string, { name }: PictureFile): string => `/files/${tenantId}/${name}.webp`;
export const logoAddress = (tenantId: string, logo: PictureFile): string =>
  `/files/${tenantId}/${logo.name}.svg`;

/** The logo, which is written after all other pictures. */
export const logoOf = ({ logo, colour }: Pick<DemoTenant, 'logo' | 'colour'>): PictureFile =>
  named('logo', logoSvg(logo, colour), []);

/** All pictures of a tenant. Products come in 560 px and, with `-320` before `.webp`, in 320 px. */
export function picturesOf(tenant: DemoTenant): TenantPictures {
  const { tenantId, colour } = tenant;
  const files: PictureFile[] = [];
  const add = (map: Map<string, string>, key: string, file: PictureFile) => {
    files.push(file);
    map.set(key, addressOf(tenantId, file));
  };
  const products = new Map<string, string>();
  const categories = new Map<string, string>();
  const centers = new Map<string, string>();
  for (const { code, drawing } of tenant.products)
    add(products, code, named(code, productSvg(drawing), [560, 320]));
  const bulk = new Map<string, string>();
  for (const { code, drawing, units } of tenant.products.slice(0, SHOWN_IN_BULK))
    if (units.length > 1) add(bulk, code, named(`${code}-bulk`, bulkSvg(drawing), [560, 320]));
  for (const { code, picture } of tenant.categories)
    add(categories, code, named(`category-${code}`, categorySvg(picture, colour), [320]));
  const groups = new Map<string, string>();
  for (const { id, logo } of tenant.groups)
    add(groups, id, named(`group-${id}`, groupLogoSvg(logo, colour), [320]));
  tenant.centers.forEach(({ saleUnit }, at) => {
    // The last center keeps the first letter of its name instead.
    if (at < tenant.centers.length - 1)
      add(centers, saleUnit, named(`center-${saleUnit}`, centerSvg({ ...tenant.logo, colour }, at), [320]));
  });
  const contents: TenantPictures['contents'] = new Map();
  for (const { code, type, picture } of tenant.contents) {
    if (picture === undefined) continue;
    const look: BannerLook = { ...picture, goods: goodsOf(tenant, picture.goods) };
    const drawn = (cut: Cut): string => {
      const { width } = CUTS[cut];
      const file = { ...named(`${code}-${cut}`, bannerSvg(look, cut), [width]), drawn: width };
      files.push(file);
      return addressOf(tenantId, file);
    };
    contents.set(
      code,
      type === 'B' ? { wide: drawn('wide'), phone: drawn('phone') } : { wide: drawn('news') },
    );
  }
  const certificate = {
    ...named('certificate', certificateSvg({ ...tenant.logo, colour }), [CERTIFICATE_WIDTH]),
    drawn: CERTIFICATE_WIDTH,
  };
  files.push(certificate);
  return {
    files,
    logo: logoOf(tenant),
    products,
    categories,
    centers,
    bulk,
    groups,
    contents,
    certificate: addressOf(tenantId, certificate),
  };
}

/** The first product of each category, by its digits. */
function goodsOf({ products, categories }: DemoTenant, digits: readonly string[]) {
  const letter = categories[0]?.code.slice(0, 1) ?? '';
  return digits.map((each) => {
    const product = products.find(({ path }) => path[2] === letter + each);
    if (product === undefined) throw new RangeError(`The category ${letter}${each} has no products.`);
    return product.drawing;
  });
}
