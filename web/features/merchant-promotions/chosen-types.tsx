import { Button } from '@mantine/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { ChosenLines } from '../../merchant-ui/form/chosen-lines.tsx';
import { Sheet, useSheetClose } from '../../merchant-ui/sheet.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import classes from './merchant-promotions.module.css';

type Type = { Code: string; Name: string };
type Props = {
  name: 'Stores' | 'CustomerTypes' | 'Centers';
  error: string | undefined;
  /** All that there are. */
  types: readonly Type[];
  /** The names of others that may be chosen already. */
  named: readonly Type[];
  chosen: readonly string[];
  onChange: (codes: string[]) => void;
};

/** Some of few, by their names, chosen in a dialog: store types, customer types, centers (B-74d). */
export function ChosenTypes({ name, error, types, named, chosen, onChange }: Props) {
  const t = useTranslations('merchantPromotions.form');
  const [isOpen, setIsOpen] = useState(false);
  const known = [...types, ...named];
  const items = chosen.map((code) => known.find((one) => one.Code === code) ?? { Code: code, Name: code });
  return (
    <>
      <ChosenLines
        name={name}
        label={t(name)}
        error={error}
        items={items}
        keyOf={({ Code }) => Code}
        nameOf={({ Name }) => Name}
        onRemove={(code) => onChange(chosen.filter((one) => one !== code))}
        choose={t(`choose.${name}`)}
        onChoose={() => setIsOpen(true)}
      >
        {({ Name }) => <UserText>{Name}</UserText>}
      </ChosenLines>
      {isOpen &&
        createPortal(
          <Sheet title={t(`choose.${name}`)} onClose={() => setIsOpen(false)}>
            <Types types={types} chosen={chosen} onChange={onChange} />
          </Sheet>,
          document.body,
        )}
    </>
  );
}

function Types({ types, chosen, onChange }: Pick<Props, 'types' | 'chosen' | 'onChange'>) {
  const t = useTranslations('merchantPromotions.form');
  const choose = useTranslations('merchant.choose');
  const close = useSheetClose();
  const toggle = (code: string, isOn: boolean): void =>
    onChange(isOn ? [...chosen, code] : chosen.filter((one) => one !== code));
  if (types.length === 0) return <p>{t('noTypes')}</p>;
  return (
    <>
      <ul className={classes.types}>
        {types.map(({ Code, Name }) => (
          <li key={Code}>
            <CheckRow
              checked={chosen.includes(Code)}
              onChange={({ currentTarget }) => toggle(Code, currentTarget.checked)}
            >
              <UserText>{Name}</UserText>
            </CheckRow>
          </li>
        ))}
      </ul>
      <Button size="md" onClick={close}>
        {choose('done')}
      </Button>
    </>
  );
}
