/** Documents of orders (B-92): one of an order, or those of many in one print. */
import type { DocumentKind } from '#domain/orders/documents.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { ordersToPrint } from '../merchant-orders/merchant-orders.public.ts';
import { centerAddress, centerName, centersOfStaff } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import type { DocumentPrinter } from './document-printer.ts';
import type { OrderDocument } from './order-document.ts';

type Needs = Dependencies & { printer: DocumentPrinter };
type Keys = readonly { orderid: string; saleunit: string }[];

/**
 * The document of an order of one of the caller's centers, as PDF. Throws 404 ORDER_NOT_FOUND, 409 NOT_PRINTABLE, 503
 * PAPERS_BUSY and PAPER_TOO_SLOW.
 */
export async function orderDocument(
  deps: Needs,
  context: CallContext,
  { orderid, saleunit, kind }: CallParsed<'merchantOrderDocument'>['params'],
): Promise<CallAnswer<'merchantOrderDocument'>> {
  return printed(deps, context, { kind, keys: [{ orderid, saleunit }], name: `${kind}-${orderid}` });
}

/**
 * The documents of orders of the caller's centers in one PDF, in the given order. Throws 404 ORDER_NOT_FOUND, 409
 * NOT_PRINTABLE, 400 PRINT_TOO_LONG, 503 PAPERS_BUSY and PAPER_TOO_SLOW.
 */
export async function orderDocuments(
  deps: Needs,
  context: CallContext,
  { Kind: kind, Orders }: CallParsed<'printMerchantOrders'>['body'],
): Promise<CallAnswer<'printMerchantOrders'>> {
  const keys = Orders.map(({ OrderID, SaleUnit }) => ({ orderid: OrderID, saleunit: SaleUnit }));
  return printed(deps, context, { kind, keys, name: `${kind}-${keys.length}` });
}

async function printed(
  deps: Needs,
  { visitor, language }: CallContext,
  { kind, keys, name }: { kind: DocumentKind; keys: Keys; name: string },
): Promise<CallAnswer<'merchantOrderDocument'>> {
  const { tenantId } = visitor;
  const [orders, centers, config] = await Promise.all([
    ordersToPrint(deps, { visitor, language }, { kind, keys }),
    centersOfStaff(deps, visitor),
    webConfigOf(deps, tenantId),
  ]);
  const tenant = deps.tenants.get(tenantId);
  const now = deps.clock();
  const documents = orders.map(({ detail, language: spoken }): OrderDocument => {
    const center = centers.find(({ saleUnit }) => saleUnit === detail.Order.SaleUnit);
    return {
      kind,
      language: spoken,
      detail,
      shop: {
        name: (spoken === 'th' ? tenant?.nameTh : tenant?.nameEn) ?? '',
        taxId: config.get('SHOP_TAX_ID'),
        phone: config.get('SHOP_PHONE'),
      },
      center: { name: centerName(center, spoken), address: centerAddress(center, spoken) },
      now,
    };
  });
  return {
    FileName: `${name}.pdf`,
    ContentType: 'application/pdf',
    Bytes: await deps.printer.print(tenantId, documents),
  };
}
