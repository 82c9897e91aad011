import { Button } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { useStaff } from '../staff/use-staff.ts';

type Props = { name: string; isActive: boolean; isArchived: boolean; busy: boolean; onTurn: () => void };

/** Whether a center offers a product: turned by who may manage products, told to everybody else. */
export function OfferSwitch({ name, isActive, isArchived, busy, onTurn }: Props) {
  const t = useTranslations('merchantProducts.turn');
  const { Rights } = useStaff();
  const word = t(isActive ? 'active' : 'inactive');
  if (isArchived || !Rights.includes('manageProducts'))
    return (
      <StatusBadge tone={isActive ? 'done' : 'stopped'}>{isArchived ? t('archived') : word}</StatusBadge>
    );
  return (
    <Button
      size="compact-sm"
      variant={isActive ? 'light' : 'default'}
      role="switch"
      aria-checked={isActive}
      aria-label={t('of', { name })}
      disabled={busy}
      onClick={onTurn}
    >
      {word}
    </Button>
  );
}
