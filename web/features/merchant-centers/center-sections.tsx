import { phoneDigits } from '#domain/text/digits.ts';
import { MOST_CLOSED_DAYS, MOST_SPANS_A_DAY, weekdayName, weekdays } from '#domain/shop/opening-hours.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DayField } from '../../merchant-ui/day-field.tsx';
import { AREA_FIELDS, AreaFields } from '../../merchant-ui/form/area-fields.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { FormLines } from '../../merchant-ui/form/form-lines.tsx';
import type { Section } from '../../merchant-ui/form/form-section.tsx';
import { POSITION_FIELDS, PositionFields } from '../../merchant-ui/form/position-fields.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { usePage } from '../../page/page-context.ts';
import { DigitsField, SelectField, TextField } from '../../ui/form/field.tsx';
import type { CenterValues } from './center-values.ts';

/** The fields of a center by subject: the steps of a new one, and the sections of one that is there. */
export function useCenterSections(form: RecordForm<CenterValues>, { isNew }: { isNew: boolean }): Section[] {
  const t = useTranslations('merchantCenters.form');
  const { locale } = usePage();
  const { field, check } = form;
  return [
    {
      title: t('names'),
      fields: ['SaleUnit', 'DIST_NAME', 'DIST_NAME_EN', 'DIST_SHORTNAME', 'Phone', 'IsOpen'],
      children: (
        <>
          <TextField
            {...field('SaleUnit')}
            label={t('code')}
            description={t('codeWhy')}
            readOnly={!isNew}
            maxLength={20}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            {...field('DIST_SHORTNAME')}
            label={t('shortName')}
            description={t('shortNameWhy')}
            maxLength={20}
          />
          <TextField {...field('DIST_NAME')} label={t('nameTh')} maxLength={120} />
          <TextField {...field('DIST_NAME_EN')} label={t('nameEn')} maxLength={120} />
          <DigitsField {...field('Phone')} read={phoneDigits} label={t('phone')} type="tel" />
          {isNew && (
            <CheckRow {...check('IsOpen')} hint={t('openWhy')}>
              {t('open')}
            </CheckRow>
          )}
        </>
      ),
    },
    {
      title: t('address'),
      hint: t('addressWhy'),
      fields: ['Address', 'AddressEn', ...AREA_FIELDS, ...POSITION_FIELDS],
      children: (
        <>
          <TextField {...field('Address')} label={t('line')} maxLength={300} data-wide />
          <TextField {...field('AddressEn')} label={t('lineEn')} maxLength={300} />
          <AreaFields form={form} />
          <PositionFields form={form} />
        </>
      ),
    },
    {
      title: t('hours'),
      hint: t('hoursWhy'),
      fields: ['Hours', 'ClosedDays'],
      children: (
        <>
          <FormLines
            form={form}
            path="Hours"
            label={t('week')}
            one={t('span')}
            blank={() => ({ Day: '1', From: '08:00', Until: '17:00' })}
            most={weekdays.length * MOST_SPANS_A_DAY}
          >
            {(at) => (
              <>
                <SelectField
                  {...field(`${at}.Day`)}
                  aria-label={t('day')}
                  data={weekdays.map((day) => ({
                    value: String(day),
                    label: weekdayName(day, locale, 'long'),
                  }))}
                />
                <TextField {...field(`${at}.From`)} type="time" aria-label={t('from')} />
                <TextField {...field(`${at}.Until`)} type="time" aria-label={t('until')} />
              </>
            )}
          </FormLines>
          <FormLines
            form={form}
            path="ClosedDays"
            label={t('closedDays')}
            one={t('closedDay')}
            blank={() => ({ Date: '', Name: '' })}
            most={MOST_CLOSED_DAYS}
          >
            {(at, { Date: day }) => (
              <>
                <DayField
                  name={`${at}.Date`}
                  label={t('date')}
                  isLabelHidden
                  day={day}
                  onDay={(next) => form.set(`${at}.Date`, next)}
                  error={field(`${at}.Date`).error}
                />
                <TextField
                  {...field(`${at}.Name`)}
                  aria-label={t('why')}
                  placeholder={t('why')}
                  maxLength={80}
                />
              </>
            )}
          </FormLines>
        </>
      ),
    },
    {
      title: 'LINE',
      hint: t('lineWhy'),
      fields: ['LineName', 'LineUrl'],
      children: (
        <>
          <TextField {...field('LineName')} label={t('lineName')} maxLength={80} />
          <TextField
            {...field('LineUrl')}
            label={t('lineUrl')}
            type="url"
            inputMode="url"
            maxLength={300}
            placeholder="https://lin.ee/…"
          />
        </>
      ),
    },
  ];
}
