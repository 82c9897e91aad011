import { useState } from 'react';
import { introIn, nameIn, type Content } from '#domain/questions/questions.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AnswerFields } from '../questions/answer-fields.tsx';
import type { Typed } from '../questions/typed-answers.ts';
import classes from './merchant-surveys.module.css';

const NOTHING = {};

/** As who answers sees it, with what is written now; answers given here go nowhere. */
export function SurveyPreview({ content }: { content: Content }) {
  const t = useTranslations('merchantSurveys');
  const { locale } = usePage();
  const [typed, setTyped] = useState<Typed>({});
  return (
    <Panel title={t('preview')}>
      <p className={classes.small}>{t('previewWhy')}</p>
      <p className={classes.name}>
        <UserText>{nameIn(content, locale)}</UserText>
      </p>
      <p>
        <UserText>{introIn(content, locale)}</UserText>
      </p>
      <AnswerFields
        questions={content.questions}
        typed={typed}
        errors={NOTHING}
        onAnswer={(id, value) => setTyped({ ...typed, [id]: value })}
      />
    </Panel>
  );
}
