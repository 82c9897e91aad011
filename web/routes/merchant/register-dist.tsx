import { useParams } from 'react-router';
import { AddressStep } from '../../features/merchant-register/address-step.tsx';
import { ApplyingStep } from '../../features/merchant-register/applying-step.tsx';
import { BookbankStep } from '../../features/merchant-register/bookbank-step.tsx';
import { ChoiceStep } from '../../features/merchant-register/choice-step.tsx';
import { ImageStep } from '../../features/merchant-register/image-step.tsx';
import { LocationStep } from '../../features/merchant-register/location-step.tsx';
import { Closed } from '../../features/merchant-register/merchant-register.tsx';
import { banksQuery } from '../../features/merchant-register/merchant-register.queries.ts';
import { SelectStep } from '../../features/merchant-register/select-step.tsx';
import { areasQuery } from '../../features/address/address.queries.ts';
import { defineStaffEntry } from '../../features/staff/staff-page.ts';
import { need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffEntry({
  messages: ['session', 'merchantRegister', 'address', 'center', 'map', 'files'],
  queries: ({ url, ...page }) => [
    ...(url.pathname.endsWith('/address') ? [optional(need(areasQuery(page, {})))] : []),
    ...(url.pathname.endsWith('/bookbank') ? [optional(need(banksQuery(page)))] : []),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

const PARTS = {
  '': { step: 'choice', Part: ChoiceStep },
  select: { step: 'select', Part: SelectStep },
  address: { step: 'address', Part: AddressStep },
  location: { step: 'location', Part: LocationStep },
  image: { step: 'image', Part: ImageStep },
  bookbank: { step: 'bookbank', Part: BookbankStep },
} as const;

/** /merchant/register/dist and its steps: a center for who registers as a merchant (R-42b to R-42g). */
export default function RegisterDistPage() {
  const { config } = usePage();
  const { part = '' } = useParams();
  const { step, Part } = PARTS[part.toLowerCase() as keyof typeof PARTS] ?? PARTS[''];
  if (!config.get('REGISTER_MERCHANT_ENABLED')) return <Closed />;
  return (
    <ApplyingStep key={step} step={step}>
      {(given) => <Part {...given} />}
    </ApplyingStep>
  );
}
