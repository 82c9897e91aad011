import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { GroupProductWords } from './group-product.tsx';
import { groupMistakes, ruleOfValues, type GroupValues } from './group-values.ts';
import classes from './merchant-groups.module.css';
import { ruleQuery } from './merchant-groups.queries.ts';

/** More are not counted. */
const MOST_COUNTED = 500;
/** Of the form; its name and code say nothing of the rule. */
const OF_RULE = ['P_BrandCode', 'PriceFrom', 'PriceTo', 'NewDays'];

/** What the rule that is typed finds now: how many, and the first of them. */
export function RulePreview({ values }: { values: GroupValues }) {
  const t = useTranslations('merchantGroups');
  const mistakes = groupMistakes(values);
  const isWhole = OF_RULE.every((name) => mistakes[name] === undefined);
  const typed = useDebounced(JSON.stringify(ruleOfValues(values)));
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...ruleQuery(usePage(), JSON.parse(typed) as ReturnType<typeof ruleOfValues>),
    placeholderData: keepPreviousData,
    // What has just been typed is asked for once it is settled.
    enabled: isWhole && typed === JSON.stringify(ruleOfValues(values)),
  });
  const count = data?.Count ?? 0;
  return (
    <Panel title={t('preview')}>
      <output className={classes.hint}>
        {!isWhole && t('wrong.ruleEmpty')}
        {isWhole &&
          data &&
          (count > MOST_COUNTED ? t('previewMany') : count > 0 && t('previewCount', { count }))}
        {isWhole && data && count === 0 && t('previewNone')}
        {isWhole && data && values.InStock && ` · ${t('previewStock')}`}
      </output>
      {isWhole && !data && !isError && <LoadingState />}
      {isWhole && isError && (
        <Button variant="default" size="md" onClick={() => void refetch()}>
          {t('previewFailed')}
        </Button>
      )}
      {isWhole && data && data.Data.length > 0 && (
        <ul
          className={classes.found}
          aria-label={t('previewFirst', { count: data.Data.length })}
          data-stale={isPlaceholderData || undefined}
        >
          {data.Data.map((product) => (
            <li key={product.P_Code}>
              <GroupProductWords product={product} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
