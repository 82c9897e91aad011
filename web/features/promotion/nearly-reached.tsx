import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { listPath } from '../product/list/list-search.ts';
import { useNearlyWords } from './use-nearly-words.ts';
import classes from './nearly-reached.module.css';

export type Nearly = NonNullable<CallAnswer<'quote'>['NearlyReached']>[number];

/** More would be read by nobody. */
const MAX_SHOWN = 3;

type Props = {
  nearly: readonly Nearly[];
  /** The promotions that give something already: of these it is more. */
  applied: ReadonlySet<string>;
};

/** "Buy 2 more, save ฿50", each with the way to what is missing; no name stands there that may promise more than that. */
export function NearlyReached({ nearly, applied }: Props) {
  const words = useNearlyWords();
  const t = useTranslations('offers.nearly');
  const told = nearly.flatMap((one) => {
    const text = words(one, applied.has(one.PromotionId));
    return text === undefined ? [] : [{ ...one, text }];
  });
  if (told.length === 0) return null;
  return (
    <ul className={classes.hints}>
      {told.slice(0, MAX_SHOWN).map(({ PromotionId, Name, Condition, IsHeldBack, text }) => (
        <li key={PromotionId}>
          <AppLink
            className={classes.hint}
            to={listPath({ categories: [], ...(Condition !== 'order' && { promotionId: PromotionId }) })}
          >
            <strong>{text}</strong>
            {IsHeldBack ? <span>{t('heldBack')}</span> : <UserText>{Name}</UserText>}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
