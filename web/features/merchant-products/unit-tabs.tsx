import type { UnitNumber } from '#domain/pricing/units.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import classes from './merchant-products.module.css';
import type { ProductPrices } from './product-prices.queries.ts';

type Props = {
  units: ProductPrices['Units'];
  current: UnitNumber;
  /** A unit with something wrong in it is marked: its cells may not be in view. */
  errors: Readonly<Record<string, unknown>>;
} & ({ pathOf: (unit: UnitNumber) => string } | { onUnit: (unit: UnitNumber) => void });

/** The unit that a narrow screen shows of a grid of prices; the wide one shows all of them. */
export function UnitTabs({ units, current, errors, ...to }: Props) {
  const t = useTranslations('merchantPrices');
  const wrong = Object.keys(errors);
  return (
    <nav aria-label={t('units')} className={`${classes.tabs} ${classes.narrow}`}>
      {units.map(({ No, Name }) => {
        const state = {
          className: classes.tab,
          'aria-current': No === current ? ('true' as const) : undefined,
          'data-wrong': wrong.some((path) => path.startsWith(`UNIT${No}`)) || undefined,
        };
        return 'pathOf' in to ? (
          <AppLink key={No} to={to.pathOf(No)} replace preventScrollReset prefetch="none" {...state}>
            <UserText>{Name}</UserText>
          </AppLink>
        ) : (
          <button key={No} type="button" onClick={() => to.onUnit(No)} {...state}>
            <UserText>{Name}</UserText>
          </button>
        );
      })}
    </nav>
  );
}
