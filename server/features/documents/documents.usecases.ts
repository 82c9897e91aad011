/** Documents of an order (B-92): the packing list and the delivery note. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { merchantOrder } from '../merchant-orders/merchant-orders.public.ts';
import { centerAddress, centerName, centersOfStaff } from '../session/session.public.ts';
import type { DocumentPrinter } from './document-printer.ts';

/**
 * The document of an order of one of the caller's centers, as PDF. Throws 404 ORDER_NOT_FOUND, 503
 * PAPERS_BUSY and PAPER_TOO_SLOW.
 */
export async function orderDocument(
  deps: Dependencies & { printer: DocumentPrinter },
  { visitor, language }: CallContext,
  { orderid, saleunit, kind }: CallParsed<'merchantOrderDocument'>['params'],
): Promise<CallAnswer<'merchantOrderDocument'>> {
  const [detail, centers] = await Promise.all([
    merchantOrder(deps, { visitor, language }, { orderid, saleunit }),
    centersOfStaff(deps, visitor),
  ]);
  const center = centers.find((one) => one.saleUnit === saleunit);
  const tenant = deps.tenants.get(visitor.tenantId);
  const pdf = await deps.printer.print({
    kind,
    language,
    detail,
    shopName: (language === 'th' ? tenant?.nameTh : tenant?.nameEn) ?? '',
    center: { name: centerName(center, language), address: centerAddress(center, language) },
    now: deps.clock(),
  });
  return {
    FileName: `${kind}-${orderid}.pdf`,
    ContentType: 'application/pdf',
    Bytes: pdf,
  };
}
