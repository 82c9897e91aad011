import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { IconRuns } from '../../merchant-ui/icons.ts';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RunCard } from './run-card.tsx';
import classes from './run-card.module.css';
import { runsQuery } from './runs.queries.ts';

/** The latest runs of the person who is signed in. */
export function RunList() {
  const t = useTranslations('merchant.runs');
  const { data: runs } = useSuspenseQuery(runsQuery(usePage()));
  if (runs.length === 0)
    return (
      <EmptyState icon={<IconRuns size={32} />} title={t('none')}>
        <p>{t('noneText')}</p>
      </EmptyState>
    );
  return (
    <div className={classes.list}>
      {runs.map((run) => (
        <RunCard key={run.RunId} run={run} />
      ))}
    </div>
  );
}
