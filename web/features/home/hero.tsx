import type { ReactNode } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { shopName } from '../../shell/shop-name.ts';
import { ButtonLink } from '../../ui/form/plain-button.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { Promises } from './promises.tsx';
import classes from './hero.module.css';

/** The band that home opens with, in the brand's colour: a greeting, what the shop promises, and some of its goods. */
export function Hero({ products }: { products: readonly Product[] }) {
  const t = useTranslations('home');
  const page = usePage();
  const { guest, CUSTOMERNAME } = useVisitor();
  const shown = products.filter(({ PIC_FILENAME }) => PIC_FILENAME !== null).slice(0, 3);
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <p className={classes.greeting}>
          {guest
            ? t.rich('welcome', { shop: shopName(page), whole })
            : t.rich('greeting', { name: CUSTOMERNAME, whole: own })}
        </p>
        <p className={classes.invitation}>{t('invitation')}</p>
        <Promises className={classes.promises} />
        <ButtonLink to="/product" className={classes.way} variant="white">
          {t('browse')}
        </ButtonLink>
      </div>
      <div className={classes.goods} aria-hidden>
        {shown.map(({ P_Code, PIC_FILENAME }) => (
          <span key={P_Code} className={classes.good}>
            <Picture src={PIC_FILENAME} alt="" width={320} height={320} sizes="160px" first />
          </span>
        ))}
      </div>
    </section>
  );
}

/** A name goes to the next line whole rather than being cut in two. */
function whole(name: ReactNode) {
  return <span className={classes.whole}>{name}</span>;
}

function own(name: ReactNode) {
  return <UserText className={classes.whole}>{name}</UserText>;
}
