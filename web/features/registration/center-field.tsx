import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { BuyerCenterPicker } from '../center/buyer-center-picker.tsx';
import { centerQuery } from '../center/center.queries.ts';
import { useCenterWord } from '../center/use-center-word.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import classes from './register-details.module.css';

type Props = { chosen: string; error: string | undefined; onChoose: (saleUnit: string) => void };

/** The center to order from: the visitor's, or another, the nearest first. A shop with one center has no choice. */
export function CenterField({ chosen, error, onChoose }: Props) {
  const t = useTranslations('registration');
  const page = usePage();
  const word = useCenterWord();
  const { CenterCount = 2 } = useVisitor();
  const [isOpen, setOpen] = useState(false);
  const { data: center } = useQuery(centerQuery(page, chosen));
  if (CenterCount < 2) return null;
  return (
    <fieldset className={classes.center}>
      <legend className={classes.legend}>{t('center', { word })}</legend>
      {isOpen ? (
        <div
          role="presentation"
          className={classes.choice}
          // Enter in the search must not send the form around it.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
          }}
        >
          <BuyerCenterPicker
            chosen={chosen}
            hasGallery={false}
            onChoose={({ SaleUnit }) => {
              onChoose(SaleUnit);
              setOpen(false);
            }}
          />
        </div>
      ) : (
        <div className={classes.chosen}>
          <div>
            <p className={classes.name}>{center && <UserText>{center.DIST_NAME}</UserText>}</p>
            <p className={classes.address}>{center && <UserText>{center.FullAddress}</UserText>}</p>
          </div>
          <Button variant="default" size="md" onClick={() => setOpen(true)}>
            {t('otherCenter')}
          </Button>
        </div>
      )}
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
